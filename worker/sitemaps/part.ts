import { build } from "virtual:client-assets";
import type { RequestContext } from "../app-env.ts";
import { type Cacheable, forward, reuse } from "../cache/cache.ts";
import { compose, type Loaded } from "../cache/entry.ts";
import { cacheUrl } from "../cache/key.ts";
import type { FreshnessLimit } from "../cache/policy.ts";
import { listTag } from "../cache/tags.ts";
import { documentSettings } from "../config/config.ts";
import { itemXml, URLSET_END, URLSET_START } from "./entry.ts";
import { MAX_CALLS, type Part, readItems, type SitemapSource } from "./sections.ts";

/** The limit for a part that may get new items. It is an hour, because not every content service reports new items. */
const OPEN: FreshnessLimit = { maxAge: 3_600_000, mustRevalidate: false };

type Write = (xml: string) => void;

/**
 * Returns the XML of a part of the sitemap: the stored text, or else a stream. Each page of a list is written to this
 * stream as soon as the page has arrived.
 */
export async function partXml(
  site: RequestContext,
  source: SitemapSource,
  part: Part,
): Promise<string | ReadableStream<Uint8Array>> {
  const { cache, calls, config, origin } = site;
  const cacheable: Cacheable<string> = {
    key: cacheUrl(origin, "documents", [build, documentSettings(config), "sitemap", part.name]),
    name: "sitemap",
    policy: cache.policies.sitemap,
    mustRevalidate: true,
    timeout: MAX_CALLS * config.upstream.timeoutMs,
    signal: calls.signal,
    load: (aborted) => loadPart(source, part, aborted),
  };
  const stored = await reuse(cache, cacheable);
  if (stored) return (await stored.result).entry.value;
  return streamWhileLoading(async (write) => {
    const load = (aborted: AbortSignal) => loadPart(source, part, aborted, write);
    const loaded = await calls.waitFor(forward(cache, { ...cacheable, load }).result);
    return loaded.entry.value;
  });
}

/** Loads a part. The XML of each page of a list is also passed to `write`. */
async function loadPart(
  source: SitemapSource,
  part: Part,
  aborted: AbortSignal,
  write: Write = () => {},
): Promise<Loaded<string>> {
  const calls = source.calls.afresh({ signal: aborted });
  let xml = "";
  const add = (chunk: string) => {
    xml += chunk;
    write(chunk);
  };
  try {
    for await (const { node, items } of readItems({ ...source, calls }, part)) {
      const entries = items.map((item) => itemXml(source, node, item));
      add((xml ? "" : URLSET_START) + entries.join(""));
    }
    add(URLSET_END);
  } finally {
    source.calls.sent.push(...calls.sent);
  }
  // A full part has no tags of lists, because new items change only the last part.
  const lists = new Set(part.ranges.map(({ node }) => listTag(node.nodeId)));
  const tags = [...calls.tags].filter((tag) => part.isOpen || !lists.has(tag));
  return { ...compose(calls.results, tags), value: xml, limits: part.isOpen ? [OPEN] : [] };
}

const encoder = new TextEncoder();

/**
 * Streams a value while it is loaded. If another request is already loading the value, the whole value is written at
 * the end. Resolves once there is something to read. A later failure breaks the stream, so that a partial sitemap is
 * not mistaken for a complete one.
 */
async function streamWhileLoading(
  load: (write: Write) => Promise<string>,
): Promise<ReadableStream<Uint8Array>> {
  const first = Promise.withResolvers<void>();
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const writer = writable.getWriter();
  let hasWritten = false;
  const write = (xml: string) => {
    hasWritten = true;
    first.resolve();
    // Writing fails once the visitor has disconnected. The load must go on, because other requests may wait for it.
    writer.write(encoder.encode(xml)).catch(() => {});
  };
  const loading = load(write).then((value) => {
    if (!hasWritten) write(value);
    return writer.close();
  });
  loading.catch((error) => writer.abort(error)).catch(() => {});
  await Promise.race([first.promise, loading]);
  return readable;
}
