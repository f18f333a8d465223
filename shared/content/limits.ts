/**
 * The numbers of items that one call to the content service requests. The first three are for a page of a list, for a
 * complete list, and for all groups of a page (docs/behaviour.md 3).
 */
export const PAGED_SIZE = 12;
export const UNPAGED_SIZE = 24;
export const GROUPED_SIZE = 500;
export const FOOTER_NOTICE_SIZE = 10;
export const QUICK_LINKS_SIZE = 999;

/** The page sizes that lists offer. */
export const PAGE_SIZE_OPTIONS = [PAGED_SIZE, 10, 20, 30, 50];

/** The page sizes that `/api` accepts. There are only a few, because responses of each size are cached separately. */
export const ALLOWED_PAGE_SIZES = [10, 12, 20, 24, 30, 50, 500, 999];

/**
 * The greatest length of a query parameter, in characters. The search keyword has its own limit. Longer values are
 * ignored, so filters do not offer longer values.
 */
export const PARAMETER_MAX_LENGTH = 64;

/** The greatest length of a search keyword, in characters. */
export const KEYWORD_MAX_LENGTH = 60;
