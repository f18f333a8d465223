import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { testNode } from "../../../tests/helpers/test-page.ts";
import type { NavigationNode } from "../../content/types.ts";
import type { Locale } from "../../i18n/locales.ts";
import { Categories } from "./categories.tsx";

const PATH = "/product/core_business";
const groups = ["INFORMATISATION", "AUTOMATION", "INTELLIGENCE", "INFORMATION INFRASTRUCTURE"].map(
  (indexName) => testNode(indexName),
);

/** The links as `name href`. */
function linksOf(parent: NavigationNode, locale: Locale = "zh"): string[] {
  const html = renderToStaticMarkup(<Categories locale={locale} parent={parent} />);
  return [...html.matchAll(/href="([^"]*)">([^<]*)/g)].map(([, href, name]) => `${name} ${href}`);
}

function products(childs: NavigationNode[]): NavigationNode {
  return testNode("PRODUCTS AND SERVICES", [testNode("CORE BUSINESS", childs)]);
}

test("the categories link to their groups of the core business", () => {
  expect(linksOf(products(groups))).toEqual([
    `信息化 ${PATH}`,
    `自动化 ${PATH}?group=automation`,
    `智能化 ${PATH}?group=intelligence`,
    `新一代信息基础设施 ${PATH}?group=information-infrastructure`,
  ]);
  expect(linksOf(products(groups), "en")[3]).toBe(
    `Digital infrastructure /en${PATH}?group=information-infrastructure`,
  );
});

test("the categories link to the core business if the navigation has no such groups", () => {
  const links = linksOf(products([testNode("STEEL TRADE")]));
  expect(links.map((link) => link.split(" ")[1])).toEqual([PATH, PATH, PATH, PATH]);
});

test("a section without the core business has no categories", () => {
  expect(linksOf(testNode("ABOUT", [testNode("COMPANY PROFILE")]))).toEqual([]);
});
