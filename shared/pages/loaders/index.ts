import { notFound } from "../../content/errors.ts";
import type { ViewKind } from "../../routing/views.ts";
import type { PageArgs } from "../page.ts";
import { loadFullList } from "./full-list.ts";
import { loadGroups } from "./groups.ts";
import { loadHome } from "./home.ts";
import { loadArticle, loadItem } from "./item.ts";
import { loadOverviewList } from "./overview-list.ts";
import { loadPagedList, loadPositions } from "./paged-list.ts";
import { loadSearch } from "./search.ts";

/** Loaders by kind of view. All are in the main chunk, so that a view's data and code load in parallel. */
export const loaders: Record<ViewKind, (args: PageArgs) => unknown> = {
  // The only view without data is the not-found page, with status 404.
  static: () => Promise.reject(notFound("the page")),
  home: loadHome,
  search: loadSearch,
  "paged-list": loadPagedList,
  "overview-list": loadOverviewList,
  positions: loadPositions,
  "full-list": loadFullList,
  groups: loadGroups,
  item: loadItem,
  article: loadArticle,
};
