import { describe, test } from "vitest";
import {
  calls,
  expectDefined,
  expectDefinedJson,
  expectKept,
  expectNoUnhandledRejection,
  expectRecovery,
  faultySite,
  pages,
} from "../helpers/fault-expectations.ts";
import { faults } from "../helpers/fetch-faults.ts";

expectNoUnhandledRejection();

describe.each(faults)("if every response of the content service is faulty ($name),", (fault) => {
  test.each(pages)(
    "the page $path shows the expected result, and recovers after the fault",
    async (page) => {
      const { site, mend } = faultySite(fault, /./);
      await expectDefined(site, fault, page, fault.leadsTo === "content");
      await expectRecovery(site, mend, page);
    },
  );

  test.each(calls)(
    "$path responds with the expected result, and recovers after the fault",
    async (call) => {
      const { site, mend } = faultySite(fault, /./);
      await expectDefinedJson(site, fault, call, fault.leadsTo === "content");
      await expectRecovery(site, mend, call);
    },
  );

  test("a cached list is still served as a page and in /api, and so is a cached article", async () => {
    for (const page of [pages[1], pages[3], calls[1]]) {
      // With this fault, the content service may say that the item does not exist.
      const isGone = page?.isItem && fault.leadsTo === "missing item";
      if (page && !isGone) await expectKept(fault, page);
    }
  });
});
