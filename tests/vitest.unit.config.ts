import { defineProject } from "vitest/config";
import { ROOT } from "../tools/cli/root.ts";
import { fixedBrand } from "./helpers/fixed-brand.ts";

/** Tests in Node for the code. These tests use a fixed brand, so they pass with the brand of any company. */
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
    // All files share a process and its modules, because starting Node for each file took as long as the tests. No
    // test may leave state that affects other tests.
    isolate: false,
    // Uses all cores. By default, Vitest leaves one core unused, which would be half of a machine with two cores.
    // Vitest requires the same value in vitest.unit.config.ts and vitest.worker.config.ts.
    maxWorkers: "100%",
    // The time limits are long so that tests also pass on slow machines. No test sleeps.
    testTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
  },
});
