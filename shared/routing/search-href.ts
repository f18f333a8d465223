interface SearchAddress {
  keyword: string;
  /** Slug of a section; all sections if undefined. */
  section?: string | undefined;
  page?: number;
}

/** The query of a search, without default values. */
export function searchHref({ keyword, section, page = 1 }: SearchAddress): string {
  const query = new URLSearchParams({ keyword });
  if (section) query.set("section", section);
  if (page > 1) query.set("page", String(page));
  return `?${query}`;
}
