import { expect, test } from "vitest";
import { listCall, listHeadsCall } from "./calls.ts";

test("a list of heads cleans no body, and is kept apart from the list with bodies", () => {
  const page = { pageNo: 0, pageSize: 50 };
  const heads = listHeadsCall(38, 2031, page);
  const answer = {
    code: 1000,
    data: [{ id: 7, title: "A", content: "<p>B</p>", imgUrl: "/a.webp", linkUrl: "/b" }],
  };
  const clean = () => {
    throw new Error("a body was cleaned");
  };
  expect(heads.parse(answer, clean).items).toEqual([
    { id: "7", title: "A", content: "", imgUrl: "/a.webp", linkUrl: "/b" },
  ]);
  expect(heads.request).toEqual(listCall(38, 2031, page).request);
  expect(heads.key).not.toEqual(listCall(38, 2031, page).key);
});
