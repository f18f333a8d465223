import { renderToReadableStream } from "react-dom/server";
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from "react-router";
import {
  articleRoute,
  listRoute,
  PLAIN_PAGE_SIZE,
  type PlainItem,
  type PlainNode,
  rootRoute,
} from "./plain-routes.tsx";

interface Env {
  UPSTREAM_ORIGIN: string;
  LIST_NODE: string;
  /** URLs of the client's files, separated by commas. */
  SCRIPT: string;
  STYLE: string;
}

/** Neighbours and related items, and the article itself where it is one of the latest. */
const LATEST = 6;

let env: Env | undefined;

const { query, dataRoutes } = createStaticHandler(
  rootRoute([
    listRoute(async (page) => {
      const [nodes, { data, totalCount }] = await Promise.all([
        loadNodes(),
        loadList(page - 1, PLAIN_PAGE_SIZE),
      ]);
      return { nodes, items: data, total: totalCount, page };
    }),
    articleRoute(async (id) => {
      const [nodes, article, { data }] = await Promise.all([
        loadNodes(),
        fetchJson<PlainItem & { content: string }>(`content/${id}`),
        loadList(0, LATEST),
      ]);
      return { nodes, article, latest: data };
    }),
  ]),
);

async function loadNodes(): Promise<PlainNode[]> {
  const [root] = await fetchJson<PlainNode[]>("node/list?domainId=38");
  return root?.childs ?? [];
}

function loadList(pageNo: number, pageSize: number) {
  const condition = { nodeId: Number(env?.LIST_NODE) };
  return fetchJson<{ data: PlainItem[]; totalCount: number }>("content/list?domainId=38", {
    pageNo,
    pageSize,
    condition,
  });
}

async function fetchJson<T>(call: string, payload?: object): Promise<T> {
  const response = await fetch(
    `${env?.UPSTREAM_ORIGIN}/v1/web/api/${call}`,
    payload && {
      method: "POST",
      body: JSON.stringify(payload),
      headers: { "content-type": "application/json" },
    },
  );
  const { data } = (await response.json()) as { data: T };
  return data;
}

export default {
  async fetch(request: Request, bindings: Env): Promise<Response> {
    env = bindings;
    const context = await query(request);
    if (context instanceof Response) return context;
    const stream = await renderToReadableStream(
      <html lang="zh-CN">
        <head>
          <meta charSet="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <title>List</title>
          {bindings.STYLE && <link rel="stylesheet" href={bindings.STYLE} />}
        </head>
        <body>
          <div id="root">
            <StaticRouterProvider
              router={createStaticRouter(dataRoutes, context)}
              context={context}
            />
          </div>
        </body>
      </html>,
      bindings.SCRIPT ? { bootstrapModules: [bindings.SCRIPT] } : {},
    );
    return new Response(stream, { headers: { "content-type": "text/html; charset=utf-8" } });
  },
};
