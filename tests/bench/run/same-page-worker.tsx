import "../../../shared/i18n/all-messages.ts";
import { entry, messages } from "virtual:client-assets";
import { renderToReadableStream } from "react-dom/server";
import {
  createStaticHandler,
  createStaticRouter,
  RouterContextProvider,
  type StaticHandlerContext,
  StaticRouterProvider,
} from "react-router";
import { navigationOf } from "../../../shared/content/navigation.ts";
import type {
  ContentApi,
  ContentCard,
  ContentItem,
  ListQuery,
  NavigationNode,
} from "../../../shared/content/types.ts";
import { createRoutes } from "../../../shared/pages/routes.tsx";
import { contentContext, DocumentContext, routeOf } from "../../../shared/rendering/contexts.tsx";
import { encodeHydrationData } from "../../../shared/rendering/hydration-codec.ts";
import { StructuredDataContext } from "../../../shared/rendering/structured-data.tsx";
import { DocumentFiles } from "../../../worker/responses/document-files.tsx";
import { deferredIn } from "../../../worker/ssr/deferred.ts";
import {
  type EndData,
  headerAndFooterOf,
  loadHeaderAndFooter,
} from "../../../worker/ssr/header-and-footer.tsx";
import { structuredDataSink } from "../../../worker/ssr/structured-data-sink.ts";

/**
 * The worker with which benchmarks compare the site. It renders the same pages with React, React Router and the site's
 * routes, views, header and footer. Unlike the site, it does not sign its calls, parses responses only with
 * `JSON.parse`, caches nothing and does not sanitise HTML.
 */
const { query, dataRoutes } = createStaticHandler(createRoutes(["zh"], () => []));

/** To find the previous and the next article, this worker reads as many items of the list as the site does. */
const INDEX_SIZE = 500;

export default {
  async fetch(request: Request, env: { UPSTREAM_ORIGIN: string }): Promise<Response> {
    const api = createContentApi(env.UPSTREAM_ORIGIN);
    const end = loadHeaderAndFooter(api);
    const requestContext = new RouterContextProvider(new Map([[contentContext, () => api]]));
    const context = await query(new Request(request.url), { requestContext });
    if (context instanceof Response) return context;
    const values = deferredIn({ ...context.loaderData, end });
    await Promise.all(values.map(({ deferred }) => deferred));
    const body = await render(context, end, new URL(request.url).origin);
    return new Response(body, { headers: { "content-type": "text/html; charset=utf-8" } });
  },
};

async function render(context: StaticHandlerContext, end: EndData, origin: string) {
  const route = routeOf(context.matches.at(-1)?.route.handle);
  const navigation = navigationOf(context.loaderData.zh.tree, "zh");
  const props = {
    navigation,
    route,
    locale: "zh",
    otherLocales: ["en"],
    verification: [],
  } as const;
  const hydration = { locales: ["zh", "en"], partialRoutes: {}, origin } as const;
  const value = {
    ...hydration,
    firstKey: context.location.key,
    headerAndFooter: await headerAndFooterOf(props, end),
    hydration: encodeHydrationData(context, hydration),
  };
  const files = new DocumentFiles(entry, messages.zh ?? [], undefined);
  const body = await renderToReadableStream(
    <DocumentContext
      value={{ ...value, filesOf: (part) => files.of(part), preloads: () => files.preloads() }}
    >
      {files.common()}
      {files.of(`pages/${route.view}`)}
      <StructuredDataContext value={structuredDataSink()}>
        <StaticRouterProvider
          router={createStaticRouter(dataRoutes, context)}
          context={context}
          hydrate={false}
        />
      </StructuredDataContext>
    </DocumentContext>,
    { bootstrapModules: [entry], progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  await body.allReady;
  return body;
}

/**
 * The ContentApi of this worker. The content service of the benchmarks sends items in exactly the form that pages need,
 * so nothing has to be converted.
 */
function createContentApi(origin: string): ContentApi {
  const get = async <T,>(call: string, payload?: object): Promise<T> => {
    const headers = { "content-type": "application/json" };
    const post = payload && { method: "POST", body: JSON.stringify(payload), headers };
    const response = await fetch(`${origin}/v1/web/api/${call}`, post);
    return (JSON.parse(await response.text()) as { data: T }).data;
  };
  let tree: ReturnType<ContentApi["navigation"]> | undefined;
  const list = async ({ nodeId, page = 1, pageSize = 24 }: ListQuery) => {
    const payload = { pageNo: page - 1, pageSize, condition: { nodeId } };
    const found = get<{ data: ContentItem[]; totalCount: number }>(
      "content/list?domainId=38",
      payload,
    );
    const { data: items, totalCount: total } = await found;
    return { items, total, page, pageSize, pageCount: Math.ceil(total / pageSize) };
  };
  const items = new Map<string, Promise<ContentItem>>();
  const item = (id: string) => {
    const loaded = items.get(id) ?? get<ContentItem>(`content/${id}`);
    items.set(id, loaded);
    return loaded;
  };
  return {
    locale: "zh",
    navigation() {
      tree ??= get<NavigationNode[]>("node/list?domainId=38").then(([root]) => ({
        nodes: root?.childs ?? [],
        others: [],
      }));
      return tree;
    },
    list,
    cards: list,
    item,
    async adjacentItems(id) {
      const { node } = await item(id);
      const query = { nodeId: node?.nodeId ?? 0, pageSize: INDEX_SIZE };
      return neighbours(id, (await list(query)).items);
    },
    groups: () => Promise.reject(new Error("no measured page has groups")),
    search: () => Promise.reject(new Error("no measured page is a search")),
  };
}

function neighbours(id: string, all: ContentCard[]) {
  const at = all.findIndex((each) => each.id === id);
  const [previous, next] = [all[at - 1], all[at + 1]];
  // The related items are the items that are nearest in time, except the previous and the next item.
  const related = all.filter((_, index) => Math.abs(index - at) > 1 && index > at - 3).slice(0, 3);
  return {
    ...(previous && { previous }),
    ...(next && { next }),
    related,
    page: Math.floor(at / 12) + 1,
  };
}
