import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { testPage } from "../../../tests/helpers/test-page.ts";
import { PageContext } from "../../page/page-context.tsx";
import { Ways } from "./ways.tsx";

test.each([90, 300_000_000])(
  "the scale of a way of %i minutes has at most a hundred times",
  (minutes) => {
    const route = [{ to: "东门" }, { to: "总部", by: "车", minutes }];
    const html = renderToStaticMarkup(
      <PageContext value={testPage([], "zh")}>
        <Ways items={[{ id: "1", title: "从机场", content: "", route }]} />
      </PageContext>,
    );
    expect(html.split("--share").length).toBeLessThan(110);
  },
);
