/** The editions of the site. Chinese lives at the root, English under `/en`. */
export const editions = ["zh", "en"] as const;

export type Edition = (typeof editions)[number];

/** Value of `lang` on `<html>` (BCP 47). */
export const languageTag: Record<Edition, string> = { zh: "zh-CN", en: "en" };

/** What stands before every path of an edition: `""` or `"/en"`. */
export const pathPrefix: Record<Edition, string> = { zh: "", en: "/en" };

/** The edition that a path belongs to. */
export function editionOfPath(pathname: string): Edition {
  return pathname === "/en" || pathname.startsWith("/en/") ? "en" : "zh";
}

/** A site path in an edition: `("en", "/home")` is `/en/home`. */
export function localPath(edition: Edition, path: string): string {
  return `${pathPrefix[edition]}${path}`;
}

/** The edition that the language switch leads to. */
export function otherEdition(edition: Edition): Edition {
  return edition === "zh" ? "en" : "zh";
}
