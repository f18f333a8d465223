import { describe, test } from "vitest";
import {
  calls,
  expectDefined,
  expectDefinedJson,
  expectNoUnhandledRejection,
  expectRecovery,
  faultySite,
  pages,
} from "../helpers/fault-expectations.ts";
import { faults } from "../helpers/fetch-faults.ts";

expectNoUnhandledRejection();

describe.each(faults)("every response of the content service is faulty: $name", (fault) => {
  test.each(pages)("$path", async (page) => {
    const { site, mend } = faultySite(fault, /./);
    await expectDefined(site, fault, page, fault.leadsTo === "content");
    await expectRecovery(site, mend, page);
  });

  test.each(calls)("$path", async (call) => {
    const { site, mend } = faultySite(fault, /./);
    await expectDefinedJson(site, fault, call, fault.leadsTo === "content");
    await expectRecovery(site, mend, call);
  });
});
