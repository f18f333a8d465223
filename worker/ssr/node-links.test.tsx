import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import type { NavigationNode } from "../../shared/content/types.ts";
import { BackLink } from "../../shared/items/adjacent-items.tsx";
import { MainSections } from "../../shared/layouts/error-page.tsx";
import { PageLayout, UnnamedPageLayout } from "../../shared/layouts/page-layout.tsx";
import { PageProvider } from "../../shared/rendering/contexts.tsx";
import { testNode, testPage } from "../../tests/helpers/test-page.ts";
import { SitemapContent } from "./header-and-footer/footer.tsx";
import { MainNavigation } from "./header-and-footer/main-navigation.tsx";
import { MobileMenu } from "./header-and-footer/mobile-menu.tsx";

/** An address of this site. A node's own link opens a new window even if it leads to this site. */
const OWN_LINK = "/files/report.pdf";
const child = testNode("MEDIA REPORTS", [], { nodeId: 3, linkUrl: OWN_LINK });
const top = testNode("NEWS", [child], { nodeId: 2, linkUrl: OWN_LINK });
const alone = testNode("ABOUT", [], { nodeId: 1, linkUrl: OWN_LINK });
const nodes = [alone, top];

function headerAndFooterOf(tree: NavigationNode[] = nodes) {
  const { navigation, locale, route } = testPage(tree);
  return { navigation, locale, route };
}

function render(element: ReactElement, tree = nodes, node = tree[0]): string {
  const page = { ...testPage(tree), node };
  return renderToStaticMarkup(
    <MemoryRouter>
      <PageProvider page={page}>{element}</PageProvider>
    </MemoryRouter>,
  );
}

/** Returns the tabs on the page of the first sibling. */
function tabsOf(siblings: NavigationNode[]): string {
  const page = <PageLayout background="dark">The content</PageLayout>;
  const html = render(page, [testNode("SECTION", siblings)], siblings[0]);
  return html.slice(html.indexOf("</ol>"));
}

test.each([
  ["the top navigation", <MainNavigation key="1" {...headerAndFooterOf()} />, 3],
  ["the mobile menu", <MobileMenu key="2" {...headerAndFooterOf()} />, 2],
  ["the sitemap", <SitemapContent key="3" {...headerAndFooterOf()} />, 5],
  [
    "the breadcrumb of an item",
    <UnnamedPageLayout key="4" item={{ title: "An item" }}>
      The content
    </UnnamedPageLayout>,
    1,
  ],
  ["the list of sections on an error page", <MainSections key="6" />, 2],
  ["the link back to a list", <BackLink key="7" />, 1],
])("if a node has a link of its own, %s leads there in a new window", (_, element, count) => {
  expectNewWindows(render(element), count);
});

test("if a node has a link of its own, its tab leads there in a new window", () => {
  expectNewWindows(tabsOf([child, alone]), 2);
});

function expectNewWindows(html: string, count: number): void {
  const links = html.split("<a ").filter((link) => link.includes(`href="${OWN_LINK}"`));
  expect(links).toHaveLength(count);
  for (const link of links) expect(link).toContain('target="_blank" rel="noopener"');
}

test("a page without siblings has no tab bar", () => {
  expect(tabsOf([child])).not.toContain("<nav");
});

test("a sibling without a page has no tab", () => {
  const lost = testNode("NOTHING", [], { nodeId: 9 });
  expect(tabsOf([child, lost, alone])).not.toContain("NOTHING");
  expect(tabsOf([child, lost])).not.toContain("<nav");
});

test("the sitemap omits nodes with the flag extra at every level", () => {
  const tree = [
    testNode("NEWS", [
      testNode("MEDIA REPORTS", [], { nodeId: 3 }),
      testNode("VIDEO", [], { nodeId: 4, extra: true }),
    ]),
    testNode("ABOUT", [], { nodeId: 5, extra: true }),
    testNode("SUBJECT", [testNode("MEETING", [], { nodeId: 7, extra: true })], { nodeId: 6 }),
  ];
  const html = render(<SitemapContent {...headerAndFooterOf(tree)} />);
  expect(html).toContain("MEDIA REPORTS");
  expect(html).not.toMatch(/VIDEO|ABOUT|MEETING/);
  // A node without children is a link.
  expect(html.split("<details>")).toHaveLength(2);
});

test("if sibling nodes have no index name, only one of them is marked as the current page", () => {
  const nodes = [child, alone].map((node) => ({ ...node, nodeIndexName: "" }));
  expect(tabsOf(nodes).match(/aria-current="page"/g)).toHaveLength(1);
});
