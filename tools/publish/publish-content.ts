import { appendFile } from "node:fs/promises";
import { Failure, runScript } from "../cli/failure.ts";
import { readOptions } from "../cli/options.ts";
import { changedSince, isContent } from "./live-code.ts";
import { deletePreview, previewBranch } from "./preview.ts";
import { publish } from "./publish.ts";
import { tools } from "./tools.ts";

const USAGE = `npm run publish:content -- staging       publishes the content of this commit to staging, without changing staging's code
npm run publish:content -- production    publishes the content of this commit to production, without changing
                                         production's code; if INDEXNOW_KEY or BAIDU_PUSH_TOKEN is set, also tells
                                         search engines which pages have changed
npm run publish:content -- preview --branch name            publishes the content of this commit as a preview of the branch
npm run publish:content -- preview --branch name --delete   deletes the database of this branch's preview
npm run publish:content -- --since commit                   says whether only content has changed since this commit
  --output file                          adds the answer to this file as only=true or only=false
  --summary file                         adds a line of Markdown with the preview's address to this file`;

/** `npm run publish:content` publishes content without a release (docs/publishing.md). */
await runScript(async () => {
  const text = { type: "string" } as const;
  const { values, positionals } = readOptions(USAGE, {
    allowPositionals: true,
    options: {
      ...{ branch: text, since: text, summary: text, output: text },
      delete: { type: "boolean", default: false },
    },
  });
  const { branch, since, summary } = values;
  const [target, ...more] = positionals;
  if (more.length > 0) throw new Failure(`name one target only\n\n${USAGE}`);
  if (since !== undefined) {
    const other = (await changedSince(since, tools)).find((path) => !isContent(path));
    console.log(
      other
        ? `→ ${other} has changed and is not content, so a release is needed`
        : "✓ only content has changed",
    );
    if (values.output) await appendFile(values.output, `only=${other === undefined}\n`);
  } else if (target === "preview") {
    if (!branch) throw new Failure(`name the branch of the preview with --branch\n\n${USAGE}`);
    await (values.delete ? deletePreview(branch, tools) : previewBranch(branch, summary, tools));
  } else if (target === "staging" || target === "production") {
    await publish({ target, summary, variables: process.env }, tools);
  } else throw new Failure(`name a target: staging, production or preview\n\n${USAGE}`);
});
