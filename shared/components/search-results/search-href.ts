interface SearchAddress {
  keyword: string;
  /** Slug of a section; none means all of them. */
  section?: string | undefined;
  page?: number;
}

/** The query of a search, with nothing in it that goes without saying. */
export function searchHref({ keyword, section, page = 1 }: SearchAddress): string {
  const query = new URLSearchParams({ keyword });
  if (section) query.set("section", section);
  if (page > 1) query.set("page", String(page));
  return `?${query}`;
}
