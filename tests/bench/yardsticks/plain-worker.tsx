import { renderToReadableStream } from "react-dom/server";
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from "react-router";
import { PLAIN_PAGE_SIZE, type PlainItem, type PlainNode, plainRoutes } from "./plain-routes.tsx";

interface Env {
  UPSTREAM_ORIGIN: string;
  LIST_NODE: string;
  /** Addresses of the browser's files, separated by commas. */
  SCRIPT: string;
  STYLE: string;
}

let upstream: Env | undefined;

const { query, dataRoutes } = createStaticHandler(
  plainRoutes(async (page) => {
    const { UPSTREAM_ORIGIN, LIST_NODE } = upstream as Env;
    const api = `${UPSTREAM_ORIGIN}/v1/web/api`;
    const [tree, list] = await Promise.all([
      fetchJson<PlainNode[]>(`${api}/node/list?domainId=38`),
      fetchJson<{ data: PlainItem[]; totalCount: number }>(`${api}/content/list?domainId=38`, {
        pageNo: page - 1,
        pageSize: PLAIN_PAGE_SIZE,
        condition: { nodeId: Number(LIST_NODE) },
      }),
    ]);
    return { nodes: tree[0]?.childs ?? [], items: list.data, total: list.totalCount, page };
  }),
);

async function fetchJson<T>(url: string, payload?: object): Promise<T> {
  const response = await fetch(
    url,
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
  async fetch(request: Request, env: Env): Promise<Response> {
    upstream = env;
    const context = await query(request);
    if (context instanceof Response) return context;
    const stream = await renderToReadableStream(
      <html lang="zh-CN">
        <head>
          <meta charSet="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <title>List</title>
          {env.STYLE && <link rel="stylesheet" href={env.STYLE} />}
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
      env.SCRIPT ? { bootstrapModules: [env.SCRIPT] } : {},
    );
    return new Response(stream, { headers: { "content-type": "text/html; charset=utf-8" } });
  },
};
