import { readFile } from "node:fs/promises";
import { join } from "node:path";
import openapiTS, { astToString } from "openapi-typescript";

const PROTOCOL = join(import.meta.dirname, "../../docs/content-service.openapi.yaml");

/** TypeScript types of the protocol, as a service's authors may generate them. */
export async function protocolTypes(): Promise<string> {
  return astToString(await openapiTS(await readFile(PROTOCOL, "utf8"), { arrayLength: true }));
}
