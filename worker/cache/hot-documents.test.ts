import { expect, test } from "vitest";
import type { WholeDocument } from "./document-cache.ts";
import { HotDocuments } from "./hot-documents.ts";

const MEGABYTE = 1_048_576;

function document(bytes: number): WholeDocument {
  return {
    age: { askedAt: 0, freshUntil: 1, staleUntil: 2 },
    isFailing: false,
    headers: new Headers(),
    madeOf: [],
    body: new Uint8Array(bytes),
  };
}

test("of many documents those stay that were asked for last", () => {
  const documents = new HotDocuments();
  for (let count = 0; count < 31; count++) documents.set(`page ${count}`, document(MEGABYTE / 4));
  expect(documents.get("page 0")).toBeDefined();
  documents.set("one more", document(MEGABYTE / 4));
  expect(documents.get("page 0")).toBeDefined();
  expect(documents.get("page 1")).toBeUndefined();
  expect(documents.get("page 2")).toBeDefined();
});

test("a document that is very long is not kept at hand", () => {
  const documents = new HotDocuments();
  documents.set("long", document(MEGABYTE));
  expect(documents.get("long")).toBeUndefined();
});

test("a document that was replaced counts once", () => {
  const documents = new HotDocuments();
  documents.set("first", document(MEGABYTE / 4));
  for (let count = 0; count < 100; count++) documents.set("page", document(MEGABYTE / 4));
  expect(documents.get("first")).toBeDefined();
});
