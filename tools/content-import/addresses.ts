import { posix } from "node:path";
import { similarTo } from "../cli/misspelling.ts";
import type { Assets } from "./assets.ts";
import { isMissing, unknownFile } from "./assets.ts";
import { codePoint, excerpt, halfWidth, invisibleIn, ODD_SPACE } from "./characters.ts";
import { type Link, saying } from "./findings.ts";
import type { Saying } from "./messages/messages.ts";

/** The pages and files of the site. An address in the content may lead to any of them. */
export interface Site {
  assets: Pick<Assets, "files" | "pictures">;
  /** The paths at which the site serves something: pages, feeds, and files such as `/robots.txt`. */
  pages: ReadonlySet<string>;
  /** Maps the ids of items that were taken down to the paths of their pages. */
  withdrawn: ReadonlyMap<number, string>;
  /** Maps the path of an item's Markdown file to the path of the item's page. */
  pageOfFile: ReadonlyMap<string, string>;
  /**
   * The ids of items in files with problems. Nobody knows yet whether these items will have pages, so links to them are
   * accepted.
   */
  unsure: ReadonlySet<string>;
}

const WEB = /^https?:\/\/[^/?#\s]+/i;
const CONTACT = /^(?:mailto:[^@\s]+@[^@\s]+|tel:\+?[\d().-]+)/i;
/** Matches an address that only works on the editor's own computer. */
const LOCAL =
  /^https?:\/\/(?:localhost|127\.0\.0\.1|\[::1\]|0\.0\.0\.0|192\.168\.[\d.]+|10\.[\d.]+)(?::\d+)?(?=[/?#]|$)/i;
const DISK = /^(?:[a-z]:[\\/]|file:|\\\\)|\\/i;
const SCHEME = /^[a-z][a-z\d+.-]*:/i;
const EMAIL = /^[\w.+-]+@[\w-]+(?:\.[\w-]+)+$/;
const PHONE = /^\+?\d[\d()-]{6,}$/;
const HOST =
  /^(?:www\.[\w-]+|[\w-]+(?:\.[\w-]+)*\.(?:com|cn|net|org|gov|edu|io|top|info|com\.cn))(?:[/?#:.]|$)/i;
/** Matches an address of this site. The groups are the path without its first slash, and the path's last segment. */
const PATH = /^\/(?!\/)([^?#]*?([^/?#]*))(?:[?#]|$)/;

/**
 * Returns a message that says what to write instead of an invalid address. Returns undefined if the address is valid.
 */
export function addressProblem(
  { address, kind, field }: Pick<Link, "address" | "kind" | "field">,
  file: string,
  site: Site,
): Saying | undefined {
  const typed = address.trim();
  if (typed === "" || typed === "#") return saying("address-empty", {});
  const [hidden] = invisibleIn(typed);
  if (hidden) {
    const values = { shown: excerpt(typed, hidden.at), code: codePoint(hidden.character) };
    return saying("invisible", values);
  }
  if (/\s/.test(typed) || ODD_SPACE.test(typed))
    return saying("address-spaces", { address: typed });
  if (isWide(typed)) return saying("address-wide", { address: typed, write: halfWidth(typed) });
  if (typed.startsWith("#") || /^\/\/[\w-]/.test(typed)) return undefined;
  if (typed.startsWith("/")) return pathProblem({ address: typed, kind }, site);
  if (/^media:/i.test(typed) && field?.endsWith("imgUrl")) {
    const write = `picture: ${typed.slice("media:".length)}`;
    return saying("address-picture-name", { address: typed, write });
  }
  if (/^media:/i.test(typed)) {
    return saying("address-media", { address: typed, write: `![…](${typed})` });
  }
  if (DISK.test(typed)) return saying("address-disk", { address: typed });
  const local = LOCAL.exec(typed);
  if (local)
    return saying("address-local", { address: typed, write: typed.slice(local[0].length) || "/" });
  const [, inner] = /^https?:\/\/(https?[:/].*)$/i.exec(typed) ?? [];
  if (inner !== undefined) {
    const write = withProtocol(inner) ?? inner;
    return saying("address-doubled", { address: typed, write });
  }
  if (WEB.test(typed) && URL.canParse(typed)) return undefined;
  if (CONTACT.test(typed)) return undefined;
  const mended = withProtocol(typed);
  if (mended !== undefined) return saying("address-protocol", { address: typed, write: mended });
  if (kind === "picture" && /^data:/i.test(typed)) {
    return saying("address-data", { address: excerpt(typed, 0, 30) });
  }
  if (SCHEME.test(typed)) return saying("address-runs", { address: typed });
  return relativeProblem({ address: typed, kind }, file, site);
}

/** Whether an address contains full-width characters such as the colon and slashes in `https：／／`. */
function isWide(address: string): boolean {
  const [beginning = ""] = address.split(/[?#]/);
  return (
    /[\uFF01-\uFF5E。]/.test(beginning.slice(0, 12)) ||
    /^(?:https?|mailto|tel)[^:]*[：]/i.test(address)
  );
}

function pathProblem(
  { address, kind }: Pick<Link, "address" | "kind">,
  site: Site,
): Saying | undefined {
  const { assets, pages, unsure, withdrawn } = site;
  if (isMissing(assets.files, address)) return unknownFile(address);
  const [, , last = ""] = PATH.exec(address) ?? [];
  const path = `/${PATH.exec(address)?.[1] ?? ""}`;
  if (pages.has(path) || unsure.has(last)) return undefined;
  if ([...withdrawn.values()].includes(path)) return saying("page-withdrawn", { path });
  const meant = pageLike(path, pages);
  if (meant !== undefined) return saying("page-near", { path, write: meant });
  if (path.includes(".")) {
    if (assets.files.get(path) !== undefined) return undefined;
    return kind === "picture" ? unknownAddress(address, site) : unknownFile(path);
  }
  return saying("page-unknown", { path });
}

/**
 * Guesses which page an editor meant by a wrong path. The path may have capital letters, a trailing slash, or an
 * ending such as `.html`. Undefined if no page is similar.
 */
function pageLike(path: string, pages: ReadonlySet<string>): string | undefined {
  const plain = path
    .toLowerCase()
    .replace(/(?:\/index)?\.(?:html?|md|php|aspx?|jsp)$/, "")
    .replace(/\/+$/, "");
  return [plain, plain.replaceAll("-", "_"), plain.replace(/^\/zh(?=\/)/, "")].find(
    (each) => each !== path && pages.has(each),
  );
}

/** Adds the protocol that is missing or broken in an address. Undefined if the text does not look like an address. */
function withProtocol(address: string): string | undefined {
  if (EMAIL.test(address)) return `mailto:${address}`;
  if (PHONE.test(address)) return `tel:${address}`;
  if (HOST.test(address)) return `https://${address}`;
  const [, protocol = "", rest = ""] = /^(https?)[:;]?[/\\]{0,3}([\w-]+\..+)$/i.exec(address) ?? [];
  return protocol ? `${protocol.toLowerCase()}://${rest}` : undefined;
}

function relativeProblem(
  { address, kind }: Pick<Link, "address" | "kind">,
  file: string,
  site: Site,
): Saying {
  const [path = ""] = address.split(/[?#]/);
  const page = site.pageOfFile.get(posix.join(posix.dirname(file), path));
  if (page !== undefined) return saying("address-item", { address, write: page });
  const own = `/${path.replace(/^(?:\.{0,2}\/)*(?:client\/)?(?:public\/)?/, "")}`;
  if (site.assets.files.get(own) !== undefined) {
    return saying("address-file", { address, write: own });
  }
  return kind === "link" ? saying("address-relative", { address }) : unknownAddress(address, site);
}

/** The message about an address that leads nowhere. It suggests the pictures whose names are similar to the address. */
function unknownAddress(address: string, site: Site): Saying {
  const [path = ""] = address.split(/[?#]/);
  const name = posix
    .basename(path)
    .slice(0, 50)
    .replace(/\.\w+$/, "");
  const similar = similarTo(name, Object.keys(site.assets.pictures));
  return saying("address-picture", { address: excerpt(address, 0, 60), similar });
}
