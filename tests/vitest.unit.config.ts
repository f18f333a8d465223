import { defineProject } from "vitest/config";
import { ROOT } from "../tools/root.ts";

/** Tests in Node. */
export default defineProject({
  root: ROOT,
  test: {
    name: "unit",
    setupFiles: ["shared/i18n/all-messages.ts"],
    include: [
      "shared/**/*.test.{ts,tsx}",
      "client/**/*.test.{ts,tsx}",
      "tests/unit/**/*.test.ts",
      "tests/bench/**/*.test.ts",
    ],
    // No test sleeps: this is for slow machines.
    testTimeout: 60_000,
  },
});
