import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { testNode } from "../../../tests/helpers/test-page.ts";
import type { NavigationNode } from "../../content/types.ts";
import type { Edition } from "../../i18n/editions.ts";
import { Categories } from "./categories.tsx";

const PATH = "/product/core_business";
const groups = ["INFORMATISATION", "AUTOMATION", "INTELLIGENCE", "INFORMATION INFRASTRUCTURE"].map(
  (indexName) => testNode(indexName),
);

/** `name href` of the links. */
function linksOf(parent: NavigationNode, edition: Edition = "zh"): string[] {
  const html = renderToStaticMarkup(<Categories edition={edition} parent={parent} />);
  return [...html.matchAll(/href="([^"]*)">([^<]*)/g)].map(([, href, name]) => `${name} ${href}`);
}

function products(childs: NavigationNode[]): NavigationNode {
  return testNode("PRODUCTS AND SERVICES", [testNode("CORE BUSINESS", childs)]);
}

test("the categories lead to their groups of the core business", () => {
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

test("where the navigation has no such groups they lead to all of the core business", () => {
  const links = linksOf(products([testNode("STEEL TRADE")]));
  expect(links.map((link) => link.split(" ")[1])).toEqual([PATH, PATH, PATH, PATH]);
});

test("a section without the core business does not name them", () => {
  expect(linksOf(testNode("ABOUT", [testNode("COMPANY PROFILE")]))).toEqual([]);
});
