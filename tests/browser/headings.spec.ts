import { expect, test } from "@playwright/test";
import { parseFragment, type DefaultTreeAdapterTypes as Tree } from "parse5";
import { locales, localPath } from "../../shared/i18n/locales.ts";
import { detailPaths, listedRoutes } from "../helpers/site-paths.ts";

/** Levels of headings in document order, and whether each is in a body. */
function headingsIn(parent: Tree.ParentNode, isBody = false): { level: number; isBody: boolean }[] {
  return parent.childNodes.flatMap((child) => {
    if (!("tagName" in child)) return [];
    const isHere = isBody || child.attrs.some(({ name }) => name === "data-level");
    const [, digit] = /^h([1-6])$/.exec(child.tagName) ?? [];
    return digit ? [{ level: Number(digit), isBody: isHere }] : headingsIn(child, isHere);
  });
}

for (const locale of locales) {
  test(`headings of bodies begin one level below the title above them (${locale})`, async ({
    request,
  }) => {
    const lists = listedRoutes.map(({ path }) => localPath(locale, `/${path}`));
    const wrong: string[] = [];
    let count = 0;
    for (const path of [...lists, ...(await detailPaths(request, locale))]) {
      const html = await (await request.get(path)).text();
      let title = 0;
      let before = 0;
      for (const { level, isBody } of headingsIn(parseFragment(html))) {
        const isNested = isBody ? level > title && level <= before + 1 : level <= before + 1;
        if (!isNested) wrong.push(`${path}: h${level} after h${before}`);
        if (isBody) count++;
        else title = level;
        before = level;
      }
    }
    expect(wrong).toEqual([]);
    expect(count).toBeGreaterThan(50);
  });
}
