import { expect, test } from "vitest";
import { headerOpacity, isSearchShown } from "./header.ts";
import { isWithinPreloadRange, RecentSet } from "./pictures.ts";
import { delayOf } from "./reveal.ts";

test.each([
  [999, 5000, true],
  [1000, 99, true],
  [1000, 100, false],
  [1000, 101, false],
])(
  "in a window of %d px that is scrolled by %d px, the search icon is visible: %s",
  (width, offset, isShown) => {
    expect(isSearchShown(width, offset)).toBe(isShown);
  },
);

test.each([
  [-20, 0],
  [0, 0],
  [1, 0.02],
  [49, 0.98],
  [50, 1],
  [51, 1],
])("if the page is scrolled by %d px, the header's opacity is %d", (offset, opacity) => {
  expect(headerOpacity(offset)).toBeCloseTo(opacity);
});

test("RecentSet evicts the entry that was added longest ago, and adding an entry again makes it the newest", () => {
  const recent = new RecentSet(2);
  for (const name of ["a", "b", "a", "c"]) recent.add(name);
  expect(["a", "b", "c", undefined].map((name) => recent.has(name))).toEqual([
    true,
    false,
    true,
    false,
  ]);
});

test.each([
  ["in view", 100, 200, true],
  ["just close enough below the window", 1199, 1400, true],
  ["too far below the window", 1200, 1400, false],
  ["just close enough above the window", -500, -299, true],
  ["too far above the window", -500, -300, false],
])(
  "a picture %s (from %s to %s px, in a window that is 900 px high) is loaded: %s",
  (_, top, bottom, isLoaded) => {
    expect(isWithinPreloadRange({ top, bottom, width: 10 }, 900)).toBe(isLoaded);
    expect(isWithinPreloadRange({ top, bottom, width: 0 }, 900)).toBe(false);
  },
);

test.each([
  ["0ms", 0],
  ["300ms", 300],
  ["", 100],
  [undefined, 100],
])("an element with the delay %o is revealed after %d ms", (time, delay) => {
  expect(delayOf(time)).toBe(delay);
});
