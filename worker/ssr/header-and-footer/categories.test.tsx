import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { company } from "../../../shared/brand/site.ts";
import type { NavigationNode } from "../../../shared/content/types.ts";
import type { Locale } from "../../../shared/i18n/locales.ts";
import { testNode } from "../../../tests/helpers/test-page.ts";
import { Categories } from "./categories.tsx";

const PATH = "/product/core_business";
const groups = company.fields.map(({ group }) =>
  testNode(group.replaceAll("-", " ").toUpperCase()),
);

/** Returns each link as text that consists of its name and its address. */
function linksOf(parent: NavigationNode, locale: Locale = "zh"): string[] {
  const html = renderToStaticMarkup(<Categories locale={locale} parent={parent} />);
  return [...html.matchAll(/href="([^"]*)">([^<]*)/g)].map(([, href, name]) => `${name} ${href}`);
}

function products(childs: NavigationNode[]): NavigationNode {
  return testNode("PRODUCTS AND SERVICES", [testNode("CORE BUSINESS", childs)]);
}

test("the categories link to their groups of the core business", () => {
  const [first, ...others] = company.fields;
  expect(linksOf(products(groups))).toEqual([
    `${first?.zh} ${PATH}`,
    ...others.map(({ group, zh }) => `${zh} ${PATH}?group=${group}`),
  ]);
  expect(linksOf(products(groups), "en").slice(1)).toEqual(
    others.map(({ group, en }) => `${en} /en${PATH}?group=${group}`),
  );
});

test("the categories link to the core business if the navigation has no such groups", () => {
  const links = linksOf(products([testNode("STEEL TRADE")]));
  expect(links.map((link) => link.split(" ").at(-1))).toEqual(company.fields.map(() => PATH));
});

test("a section without the core business has no categories", () => {
  expect(linksOf(testNode("ABOUT", [testNode("COMPANY PROFILE")]))).toEqual([]);
});
