import { expect, test } from "vitest";
import { prepareContent } from "../../tools/content-import/import-content.ts";

const databases = [{ binding: "DB", database_name: "content", database_id: "8f3c" }];
const content = { from: "upstream", origin: "https://cms.example.com", place: "--var" } as const;
const key = new Map([["INVALIDATION_KEY", { value: "key", place: "--var" }]]);

test.each([
  ["gets the tables for the log of invalidations", { databases, settings: key }, ["folder"]],
  ["gets no tables without a key", { databases, settings: new Map() }, []],
  ["gets no tables without a database", { databases: [], settings: key }, []],
])("a local site with an external content service %s", async (_, settings, states) => {
  const migrated: string[] = [];
  const printed: string[] = [];
  await prepareContent({ content, ...settings }, "folder", {
    async migrate(target) {
      migrated.push(target === "remote" ? target : target.state);
    },
    print: (line) => printed.push(line),
  });
  expect(migrated).toEqual(states);
  expect(printed).toEqual(["→ content comes from https://cms.example.com (--var)"]);
});
