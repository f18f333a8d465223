import { expect, test } from "vitest";
import { KeptParts } from "./kept-parts.ts";

function setUp() {
  const clock = { now: 1_000_000 };
  const parts = new KeptParts(() => clock.now);
  const requested: string[] = [];
  const attempt = async (wanted: string, failing = "", { sequence = 0, mayKeep = true } = {}) => {
    const begun = parts.attempt("index", sequence);
    const request = (part: string) => async () => {
      requested.push(part);
      if (failing.includes(part)) throw new Error(`${part} failed`);
      return part.toUpperCase();
    };
    const loads = [...wanted].map((part) => begun.load(part, request(part), () => mayKeep));
    const results = await Promise.allSettled(loads);
    const values = results.map((result) => (result.status === "fulfilled" ? result.value : "-"));
    return { values: values.join(""), complete: begun.complete };
  };
  const takeRequested = () => requested.splice(0).join("");
  return { clock, attempt, takeRequested };
}

test("after a failure, only the failed parts of the value are requested again", async () => {
  const { clock, attempt, takeRequested } = setUp();
  expect((await attempt("abc", "b")).values).toBe("A-C");
  expect(takeRequested()).toBe("abc");
  clock.now += 9_000;
  const { values, complete } = await attempt("abc");
  expect(values).toBe("ABC");
  expect(takeRequested()).toBe("b");
  // The value is as old as its oldest part.
  expect(complete()).toBe(1_000_000);
});

test("the parts of a complete value are dropped", async () => {
  const { attempt, takeRequested } = setUp();
  const { complete } = await attempt("ab");
  complete();
  takeRequested();
  await attempt("ab");
  expect(takeRequested()).toBe("ab");
});

test.each([
  ["ten seconds later", 10_000, {}],
  ["after an invalidation", 0, { sequence: 1 }],
])("kept parts are requested again %s", async (_, later, options) => {
  const { clock, attempt, takeRequested } = setUp();
  await attempt("ab", "b");
  clock.now += later;
  takeRequested();
  await attempt("ab", "", options);
  expect(takeRequested()).toBe("ab");
});

test("parts are not kept if the content service allows only brief caching", async () => {
  const { attempt, takeRequested } = setUp();
  await attempt("ab", "b", { mayKeep: false });
  takeRequested();
  await attempt("ab");
  expect(takeRequested()).toBe("ab");
});

test("only the newest forty parts are kept", async () => {
  const { attempt, takeRequested } = setUp();
  const many = Array.from({ length: 50 }, (_, index) => String.fromCharCode(97 + index)).join("");
  await attempt(many);
  takeRequested();
  await attempt(many.slice(10));
  expect(takeRequested()).toBe("");
});
