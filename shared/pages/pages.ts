import { notFound } from "../content/errors.ts";
import type { ViewName } from "../routing/page-route.ts";
import { type AnyPage, definePage } from "./define-page.tsx";
import { loadHome } from "./loaders/home.ts";
import { loadArticle, loadItemWithSiblings } from "./loaders/item.ts";
import { loadComposed, loadConference, loadFullList, loadGroups } from "./loaders/items.ts";
import {
  loadDisclosures,
  loadPagedList,
  loadPositions,
  loadRatings,
} from "./loaders/paged-list.ts";
import { loadSearch } from "./loaders/search.ts";

/** The pages by the view of their routes (brand/pages.ts). */
export const pages: Readonly<Record<ViewName, AnyPage>> = {
  // Never rendered: its loader rejects, so the route's error boundary is shown.
  "not-found": definePage({
    load: () => Promise.reject(notFound("the page")),
    Component: () => null,
  }),
  home: definePage({ load: loadHome, component: () => import("./home.tsx") }),
  search: definePage({ load: loadSearch, component: () => import("./search.tsx") }),

  list: definePage({ load: loadPagedList, component: () => import("./list.tsx") }),
  "media-reports": definePage({
    load: loadPagedList,
    component: () => import("./media-reports.tsx"),
  }),
  social: definePage({ load: loadPagedList, component: () => import("./social.tsx") }),
  videos: definePage({ load: loadPagedList, component: () => import("./videos.tsx") }),
  disclosures: definePage({ load: loadDisclosures, component: () => import("./disclosures.tsx") }),
  ratings: definePage({ load: loadRatings, component: () => import("./ratings.tsx") }),
  positions: definePage({ load: loadPositions, component: () => import("./positions.tsx") }),

  composed: definePage({ load: loadComposed, component: () => import("./composed.tsx") }),
  timeline: definePage({ load: loadFullList, component: () => import("./timeline.tsx") }),
  executives: definePage({ load: loadFullList, component: () => import("./executives.tsx") }),
  reports: definePage({ load: loadFullList, component: () => import("./reports.tsx") }),
  network: definePage({ load: loadGroups, component: () => import("./network.tsx") }),
  conference: definePage({ load: loadConference, component: () => import("./conference.tsx") }),

  article: definePage({ load: loadArticle, component: () => import("./article.tsx") }),
  executive: definePage({ load: loadArticle, component: () => import("./executive.tsx") }),
  office: definePage({ load: loadItemWithSiblings, component: () => import("./office.tsx") }),
};
