import { defaultLocale } from "../../shared/brand/locales.ts";
import { site } from "../../shared/brand/site.ts";
import { locales } from "../../shared/i18n/locales.ts";
import { collectionsOf, type Texts } from "./collections.ts";
import type { Language } from "./labels.ts";

/** The Git service to which the static interface saves content. */
export interface GitBackend {
  name: "gitlab" | "github" | "gitea";
  repo: string;
  branch: string;
  [option: string]: unknown;
}

interface Places {
  /** The origin of the editing interface. */
  origin: string;
  site: string;
  backend?: GitBackend;
}

/** Sveltia's configuration, derived from the content files. */
export function editorConfig(
  texts: Texts,
  language: Language,
  { origin, site: siteUrl, backend }: Places,
) {
  return {
    load_config_file: false,
    backend: backend ?? {
      name: "gitea",
      repo: "site/content",
      branch: "main",
      base_url: origin,
      api_root: `${origin}/api/v1`,
      auth_methods: ["token"],
    },
    app_title:
      site.name[
        language === "zh"
          ? defaultLocale
          : (locales.find((each) => each === language) ?? defaultLocale)
      ],
    site_url: siteUrl,
    display_url: siteUrl,
    show_preview_links: false,
    // Sveltia requires these two folders, but stores nothing in them. This project's own fields upload pictures and
    // files to the local server instead.
    media_folder: "client/public/files",
    public_folder: "/files",
    output: { omit_empty_optional_fields: true },
    slug: { encoding: "ascii" },
    i18n: { structure: "multiple_folders", locales: [...locales], default_locale: defaultLocale },
    editor: { preview: true },
    collections: collectionsOf(texts, language),
  };
}
