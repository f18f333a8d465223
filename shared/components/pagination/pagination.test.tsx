import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { navigationOf } from "../../content/navigation.ts";
import { PageContext } from "../../layouts/page-context.tsx";
import { pageRoutes } from "../../routes/table.ts";
import { Pagination } from "./pagination.tsx";

describe("Pagination", () => {
  it("keeps previous as a link without an address on the first page", () => {
    expect(linkNamed(pager(1, 3), "上一页")).toBe('role="link" aria-disabled="true" tabindex="-1"');
    expect(linkNamed(pager(1, 3), "下一页")).toBe('href="?page=2"');
  });

  it("keeps next as a link without an address on the last page", () => {
    expect(linkNamed(pager(3, 3), "下一页")).toBe('role="link" aria-disabled="true" tabindex="-1"');
    expect(linkNamed(pager(3, 3), "上一页")).toBe('href="?page=2"');
  });

  it("marks the current page only", () => {
    expect(pager(2, 3).match(/aria-current="page"/g)).toHaveLength(1);
    expect(pager(2, 3)).toContain('aria-label="第 2 页" aria-current="page"');
  });

  it("names the jumps and the total", () => {
    const html = pager(10, 20);
    expect(html).toContain('href="?page=5" aria-label="向前 5 页"');
    expect(html).toContain('href="?page=15" aria-label="向后 5 页"');
    expect(html).toContain("共 240 条");
  });
});

function pager(page: number, pageCount: number): string {
  return renderToStaticMarkup(
    <PageContext value={zhPage()}>
      <Pagination
        page={page}
        pageCount={pageCount}
        total={pageCount * 12}
        pageSize={12}
        hrefOf={(number) => `?page=${number}`}
      />
    </PageContext>,
  );
}

/** The attributes of the link with a hidden name, its class aside. */
function linkNamed(html: string, name: string): string | undefined {
  const links = html.match(/<a [^>]*>.*?<\/a>/g) ?? [];
  const link = links.find((text) => text.includes(`>${name}<`));
  return link?.match(/<a class="[^"]*" ([^>]*)>/)?.[1];
}

function zhPage() {
  const route = pageRoutes.find(({ name }) => name === "PressReleases");
  if (!route) throw new Error("the route table has no press releases");
  const navigation = navigationOf({ nodes: [], others: [] }, "首页");
  return { edition: "zh" as const, hasOtherEdition: true, navigation, route };
}
