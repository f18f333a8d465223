import { expect, test } from "vitest";
import { linkAddress } from "./link-address.ts";

test.each(["http://[", "https://a b.example/", "http://:0"])(
  "a link to %s, which no browser can open, leads nowhere",
  (href) => {
    expect(linkAddress({ href })).toBeUndefined();
  },
);

test("any other link leads where it says", () => {
  expect(linkAddress({ href: "https://www.example.com/home" })?.pathname).toBe("/home");
});
