import { defineProject } from "vitest/config";
import { ROOT } from "../tools/cli/root.ts";
import { fixedBrand } from "./helpers/fixed-brand.ts";

/** Tests in Node of the code, whatever the site's brand. */
export default defineProject({
  root: ROOT,
  plugins: [fixedBrand()],
  test: {
    name: "unit",
    setupFiles: ["shared/i18n/all-messages.ts"],
    include: [
      "shared/**/*.test.{ts,tsx}",
      "client/**/*.test.{ts,tsx}",
      "tests/unit/*.test.ts",
      "tests/bench/**/*.test.ts",
    ],
    // Files share a process and its modules, and no test leaves a state that another one meets:
    // starting Node for each file took as long as the tests.
    isolate: false,
    // By default one core stays unused, which of two is half. Both projects must say the same.
    maxWorkers: "100%",
    // No test sleeps: this is for slow machines.
    testTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
  },
});
