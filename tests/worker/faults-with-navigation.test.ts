import { beforeAll, describe, test } from "vitest";
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
import { createSite, type Site } from "../helpers/site.ts";

expectNoUnhandledRejection();

// The first rendering of a view loads its modules, which may take longer than the timeout of a call.
beforeAll(async () => {
  const site = createSite();
  for (const { path } of pages) await site.visit(path);
});

describe.each(faults.filter(({ isOfNavigation }) => !isOfNavigation))(
  "if the navigation is cached and all other responses are faulty ($name),",
  (fault) => {
    test.each(pages)(
      "the page $path shows the expected result, and recovers after the fault",
      async (page) => {
        const { site, mend } = faultySite(fault, /^content/);
        await knowNavigation(site);
        await expectDefined(site, fault, page, true);
        await expectRecovery(site, mend, page);
      },
    );

    test.each(calls.slice(1))(
      "$path responds with the expected result, and recovers after the fault",
      async (call) => {
        const { site, mend } = faultySite(fault, /^content/);
        await knowNavigation(site);
        await expectDefinedJson(site, fault, call, true);
        await expectRecovery(site, mend, call);
      },
    );
  },
);

async function knowNavigation(site: Site): Promise<void> {
  await Promise.all([site.text("/api/nodes"), site.text("/api/nodes?domain=en")]);
  await site.settle();
}
