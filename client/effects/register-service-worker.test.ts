import { expect, test } from "vitest";
import { delayOf, isMetered } from "./register-service-worker.ts";

test.each([
  [{}, false],
  [{ effectiveType: "4g", type: "wifi" }, false],
  [{ saveData: true, effectiveType: "4g" }, true],
  [{ type: "cellular", effectiveType: "4g" }, true],
  [{ effectiveType: "slow-2g" }, true],
])("a connection with the properties %o counts as metered: %s", (connection, expected) => {
  expect(isMetered(connection)).toBe(expected);
});

test.each([
  ["was loaded as a document and stored", { isDocument: true, isStored: true }, undefined],
  ["was streamed as a document", { isDocument: true, isStored: false }, 3000],
  ["the router has opened", { isDocument: false, isStored: false }, 3000],
  ["the router has opened and the browser has stored", { isDocument: false, isStored: true }, 0],
])(
  "the service worker fetches a page that %s (%j) after this number of milliseconds, or not at all if undefined: %s",
  (_, visit, expected) => {
    expect(delayOf({ ...visit, isMetered: false })).toBe(expected);
    // On a metered connection, a page is fetched only if the router has opened it and an older version is already
    // stored.
    const isRefreshed = !visit.isDocument && visit.isStored;
    expect(delayOf({ ...visit, isMetered: true })).toBe(isRefreshed ? 0 : undefined);
  },
);
