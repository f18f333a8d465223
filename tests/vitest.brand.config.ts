import { defineProject } from "vitest/config";
import { ROOT } from "../tools/cli/root.ts";
import unit from "./vitest.unit.config.ts";

/** Tests in Node for the data of this company: its brand, its locales and its content. */
export default defineProject({
  root: ROOT,
  test: { ...unit.test, name: "brand", include: ["tests/unit/*/*.test.ts"] },
});
