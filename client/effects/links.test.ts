import { expect, test } from "vitest";
import { isRouted, linkAddress, openPage } from "./links.ts";

const ORIGIN = "https://www.example.com";
const current = new URL(`${ORIGIN}/about/profile`);

test.each([
  ["/news/press_releases?page=2#c-a", true],
  ["/news//press_releases", true],
  ["//news/press_releases", false],
  ["/\\news/press_releases", false],
  ["/", false],
  ["/en/home", false],
  ["/files/a.pdf", false],
  ["https://other.example/home", false],
])("the router handles a link to %s: %s", (address, expected) => {
  expect(isRouted(URL.parse(ORIGIN + address) ?? new URL(address), current)).toBe(expected);
});

test("if the router opens a page, the browser does not load it", async () => {
  const done: string[] = [];
  const router = { navigate: async (to: unknown) => void done.push(`navigate ${to}`) };
  const event = { preventDefault: () => void done.push("prevent") };
  const url = new URL(`${ORIGIN}/home?a=b#c`);
  openPage(router, event, url, {}, (address) => void done.push(`open ${address}`));
  await Promise.resolve();
  expect(done).toEqual(["navigate /home?a=b#c", "prevent"]);
});

test.each([
  [
    "throws",
    () => {
      throw new Error("External navigation is not allowed");
    },
  ],
  ["rejects", () => Promise.reject(new Error("External navigation is not allowed"))],
])("the browser opens a page if the router's `navigate` %s", async (how, navigate) => {
  const opened: string[] = [];
  let isPrevented = false;
  const event = {
    preventDefault: () => {
      isPrevented = true;
    },
  };
  const open = () =>
    openPage({ navigate }, event, current, {}, (address) => void opened.push(address));
  if (how === "throws") expect(open).toThrow();
  else open();
  await new Promise((resolve) => setImmediate(resolve));
  // The browser navigates by itself if the event is not prevented. Otherwise `open` must have been called.
  expect(isPrevented ? opened : [current.href]).toEqual([current.href]);
});

test.each(["http://[", "https://a b.example/", "http://:0"])(
  "the invalid link address %s is read as undefined",
  (href) => {
    expect(linkAddress({ href })).toBeUndefined();
  },
);

test("a valid link address is parsed", () => {
  expect(linkAddress({ href: "https://www.example.com/home" })?.pathname).toBe("/home");
});
