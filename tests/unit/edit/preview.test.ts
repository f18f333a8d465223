import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { startPreview } from "../../../tools/edit/preview.ts";
import { signedHeaders } from "../../../worker/crypto/signing.ts";
import { item, markdown, provideSeedFolder, read, write } from "../../helpers/seed-folder.ts";

provideSeedFolder();

test("the preview shows an item that is being edited even if it is scheduled for later, and responds with 410 if the item was taken down", async () => {
  await using preview = await startPreview();
  const statusOf = async (id: number, lines: string[]) => {
    await write({ [item]: markdown(1, lines) });
    preview.show(await read(), new Set([1]));
    const target = `/v1/web/api/content/${id}?domainId=38`;
    const headers = await signedHeaders(
      { method: "GET", target, body: new Uint8Array() },
      { user: "web-portal", key: preview.key, algorithm: "HMAC-SHA-256" },
      { md5: async (body) => createHash("md5").update(body).digest("base64") },
    );
    const response = await fetch(preview.origin + target, { headers });
    const { data } = await response.json<{ data: { title: string } | null }>();
    return [response.status, data?.title];
  };
  const scheduled = "publishTime: 2999-01-01 00:00:00";
  expect(await statusOf(1, [scheduled])).toEqual([200, "标题"]);
  expect(await statusOf(2, [scheduled])).toEqual([200, undefined]);
  expect(await statusOf(1, ["gone: true"])).toEqual([410, undefined]);
});
