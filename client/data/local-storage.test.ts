import { beforeEach, describe, expect, test } from "vitest";
import { site as brand } from "../../shared/brand/site.ts";
import { LocalStorage } from "./local-storage.ts";

/** A fake of the browser's `localStorage`. As in a browser, `Object.keys` returns the stored keys. */
class FakeStorage {
  [key: string]: unknown;

  getItem(key: string): unknown {
    return this[key] ?? null;
  }

  setItem(key: string, text: string): void {
    this[key] = text;
  }

  removeItem(key: string): void {
    delete this[key];
  }
}

let time: number;
let browser: FakeStorage;
let storage: LocalStorage;

beforeEach(() => {
  time = 1_000_000;
  browser = new FakeStorage();
  storage = new LocalStorage(
    () => browser as unknown as Storage,
    () => time,
  );
});

describe("LocalStorage", () => {
  test("a stored value expires exactly after its lifetime", () => {
    storage.save("a", { b: [1] }, 1000);
    time += 999;
    expect(storage.read("a")).toEqual({ b: [1] });
    time += 1;
    expect(storage.read("a")).toBeUndefined();
  });

  test.each([0, -1, Number.NaN])("a value with a lifetime of %d is rejected", (lifetime) => {
    expect(() => storage.save("a", 1, lifetime)).toThrow(RangeError);
    expect(storage.read("a")).toBeUndefined();
  });

  test("a malformed or missing value is read as undefined", () => {
    browser[`${brand.slug}:a`] = "not JSON";
    browser[`${brand.slug}:b`] = '"text"';
    expect([storage.read("a"), storage.read("b"), storage.read("c")]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});

test("removeExpired removes expired and malformed entries, but only those whose key has the site's prefix", () => {
  storage.save("old", 1, 10);
  storage.save("new", 2, 1000);
  browser[`${brand.slug}:broken`] = "{";
  browser.foreign = "{";
  time += 500;
  storage.removeExpired();
  expect(new Set(Object.keys(browser))).toEqual(new Set(["foreign", `${brand.slug}:new`]));
});

test.each([
  ["without local storage", () => undefined],
  [
    "that denies local storage",
    () => {
      throw new DOMException("denied", "SecurityError");
    },
  ],
])("the constructor throws in a browser %s", (_, open) => {
  expect(() => new LocalStorage(open)).toThrow("the browser offers no local storage");
});
