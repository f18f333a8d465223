import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ROOT } from "../../tools/root.ts";
import { capture, spawnTool } from "../../tools/spawn.ts";
import { protocolTypes } from "../protocol-types/generate.ts";

let folder: string;

beforeAll(async () => {
  // Inside the project, where its packages are found.
  folder = await mkdtemp(join(ROOT, "node_modules/.protocol-types-"));
  await writeFile(join(folder, "protocol.ts"), await protocolTypes());
});

afterAll(() => rm(folder, { recursive: true }));

/** What TypeScript says against statements about the types. */
async function errorsIn(statements: string): Promise<string> {
  const file = join(folder, "statements.ts");
  await writeFile(
    file,
    `import type * as v from "valibot";
import type { nodeSchema } from "../../worker/upstream/node-tree.ts";
import type { upstreamItemSchema } from "../../worker/upstream/schema.ts";
import type { imageSchema, itemNodeSchema } from "../../shared/content/item-schema.ts";
import type { components } from "./protocol.ts";

type Schemas = components["schemas"];
type NodeInput = v.InferInput<typeof nodeSchema>;
type ItemInput = v.InferInput<typeof upstreamItemSchema>;
type ImageInput = v.InferInput<typeof imageSchema>;
type ItemNodeInput = v.InferInput<typeof itemNodeSchema>;
type IsIn<A, B> = [A] extends [B] ? true : false;
type SameNames<A, B> = [keyof A, keyof B] extends [keyof B, keyof A] ? true : false;
${statements}`,
  );
  const options = ["--noEmit", "--strict", "--exactOptionalPropertyTypes", "--skipLibCheck"];
  const modules = ["--module", "esnext", "--moduleResolution", "bundler", "--target", "esnext"];
  const parameters = [
    ...options,
    ...modules,
    "--allowImportingTsExtensions",
    "--ignoreConfig",
    file,
  ];
  const piped = { stdio: ["ignore", "pipe", "pipe"] as ["ignore", "pipe", "pipe"] };
  return (await capture(spawnTool("typescript", parameters, piped, "tsc"))).output;
}

test("the worker accepts what the protocol's types allow, and knows no other field", async () => {
  const statements = `
export const item: IsIn<Schemas["Item"], ItemInput> = true;
export const itemNames: SameNames<Schemas["Item"], ItemInput> = true;
export const image: IsIn<NonNullable<Schemas["Image"]>, ImageInput> = true;
export const imageNames: SameNames<NonNullable<Schemas["Image"]>, ImageInput> = true;
export const itemNode: IsIn<NonNullable<Schemas["Item"]["node"]>, ItemNodeInput> = true;
export const itemNodeNames: SameNames<NonNullable<Schemas["Item"]["node"]>, ItemNodeInput> = true;
export const node: IsIn<Schemas["Node"], NodeInput> = true;
export const nodeNames: SameNames<Schemas["Node"], NodeInput> = true;
`;
  expect(await errorsIn(statements)).toBe("");
});

test("a type that the worker would refuse is noticed", async () => {
  const statements = `
export const title: IsIn<Omit<Schemas["Item"], "title">, ItemInput> = true;
export const names: SameNames<Omit<Schemas["Item"], "phone">, ItemInput> = true;
`;
  const errors = await errorsIn(statements);
  expect(errors.split("error TS2322").length - 1).toBe(2);
});
