import { expect, test } from "vitest";
import { linkAddress } from "./link-address.ts";

test.each(["http://[", "https://a b.example/", "http://:0"])(
  "an invalid link address (%s) gives undefined",
  (href) => {
    expect(linkAddress({ href })).toBeUndefined();
  },
);

test("a valid link address is parsed", () => {
  expect(linkAddress({ href: "https://www.example.com/home" })?.pathname).toBe("/home");
});
