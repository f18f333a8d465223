import { expect, test, vi } from "vitest";
import { prepareContent, type updateDatabase } from "../../tools/content-import/import-content.ts";

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

test("a local site with the embedded content service gets its content in the folder that --persist-to names", async () => {
  const update = vi.fn<typeof updateDatabase>();
  const embedded = { content: { from: "database" }, databases, settings: new Map() } as const;
  await prepareContent(embedded, "folder", { update });
  expect(update.mock.calls.map(([target]) => target)).toEqual([{ state: "folder" }]);
});
