import { plainAddress } from "../../worker/content-service/file-addresses.ts";
import { NEVER } from "../../worker/content-service/visibility.ts";
import type { Assets } from "./assets.ts";
import type { SeedFile } from "./findings.ts";
import type { ReadFile } from "./read-file.ts";
import type { OfferedFile, SeedItem } from "./seed.ts";

/**
 * The files that the content offers for download, each with the period in which visitors may download it. If items link
 * to a file, the period begins when the first of these items is published, and ends when the last of them expires. If
 * only the navigation or a redirect leads to a file, the period is unlimited.
 */
export function offeredFiles(
  read: readonly Pick<ReadFile, "file" | "items">[],
  served: Assets["served"],
  redirects: Iterable<string>,
): OfferedFile[] {
  const found = new Map<string, OfferedFile>();
  const offer = (named: string | undefined, publishTime: string, expireTime: string) => {
    const path = pathOf(named ?? "");
    const address = served.get(path);
    if (address === undefined) return;
    const known = found.get(path) ?? { path, address, publishTime, expireTime };
    if (publishTime < known.publishTime) known.publishTime = publishTime;
    if (expireTime > known.expireTime) known.expireTime = expireTime;
    found.set(path, known);
  };
  for (const { file, items } of read) {
    for (const [index, { item }] of items.entries()) {
      if (item.gone) continue;
      for (const address of addressesOf(item, index, file)) {
        offer(address, item.publishTime ?? "", item.expireTime ?? NEVER);
      }
    }
  }
  const ofItems = new Set(found.keys());
  const links = read.flatMap(({ file, items }) => (items.length > 0 ? [] : file.links));
  for (const named of [...links.map(({ address }) => address), ...redirects]) {
    if (!ofItems.has(pathOf(named))) offer(named, "", NEVER);
  }
  return [...found.values()];
}

function pathOf(address: string): string {
  return plainAddress(address.replace(/[?#].*/s, ""));
}

/** The addresses to which an item links. */
function addressesOf({ fields }: SeedItem, index: number, file: SeedFile): (string | undefined)[] {
  const isOwn = ({ field = "" }: SeedFile["links"][number]) =>
    file.path.endsWith(".md") || field.startsWith(`items.${index}.`);
  return [fields.fileUrl, ...file.links.filter(isOwn).map(({ address }) => address)];
}
