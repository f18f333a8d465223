import { readFile } from "node:fs/promises";
import { join } from "node:path";
import Ajv2020 from "ajv/dist/2020.js";
import { parse } from "yaml";

export interface Description {
  openapi: string;
  "x-nodes"?: unknown;
  paths: Record<
    string,
    Record<
      string,
      { operationId: string; parameters?: object[]; "x-codeSamples"?: { source: string }[] }
    >
  >;
  components: { schemas: Record<string, object> };
}

const FOLDER = join(import.meta.dirname, "../../docs");

/** Reads an OpenAPI description from docs/. */
export async function readDescription(name: string): Promise<Description> {
  return parse(await readFile(join(FOLDER, name), "utf8"));
}

/** Returns a function that compares a value with one of the schemas in the description, and lists the differences. */
export function validator({ components }: Description) {
  const ajv = new Ajv2020({ allErrors: true, validateFormats: false, strictTypes: false });
  // The whole description is added, because its schemas refer to each other.
  ajv.addKeyword("components");
  ajv.addSchema({ $id: "description", components }, "description", false, false);
  return (schema: string, value: unknown): string[] => {
    const validate = ajv.getSchema(`description#/components/schemas/${schema}`);
    if (!validate) throw new Error(`the description has no schema ${schema}`);
    validate(value);
    return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
  };
}
