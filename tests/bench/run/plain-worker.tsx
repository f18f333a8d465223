import type { ReactNode } from "react";
import { renderToReadableStream } from "react-dom/server";
import {
  createStaticHandler,
  createStaticRouter,
  Link,
  type LoaderFunctionArgs,
  Outlet,
  StaticRouterProvider,
  useLoaderData,
} from "react-router";

/**
 * A list page and an article as React Router's documentation has them written:
 * data mode, `<Link>` everywhere, unsigned calls, nothing checked, nothing cached.
 */

interface Node {
  nodeId: number;
  nodeName: string;
  childs: Node[];
}

interface Item {
  id: number;
  title: string;
  content: string;
  summary: string;
  imgUrl: string;
  publishTime: string;
}

const LIST_NODE = 41;
const PAGE_SIZE = 12;
/** As many neighbours and related items as the site's own article has. */
const NEIGHBOURS = 2;
const RELATED = 3;

let origin = "";

const { query, dataRoutes } = createStaticHandler([
  {
    path: "/",
    Component: Outlet,
    children: [
      { path: "list", loader: loadListPage, Component: ListPage },
      { path: "items/:id", loader: loadArticle, Component: ArticlePage },
    ],
  },
]);

export default {
  async fetch(request: Request, env: { UPSTREAM_ORIGIN: string }): Promise<Response> {
    origin = env.UPSTREAM_ORIGIN;
    const context = await query(request);
    if (context instanceof Response) return context;
    const router = createStaticRouter(dataRoutes, context);
    const stream = await renderToReadableStream(
      <html lang="zh-CN">
        <head>
          <meta charSet="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <title>List</title>
          <link rel="stylesheet" href="/plain.css" />
        </head>
        <body>
          <div id="root">
            <StaticRouterProvider router={router} context={context} />
          </div>
        </body>
      </html>,
      { bootstrapModules: ["/plain.js"] },
    );
    return new Response(stream, { headers: { "content-type": "text/html; charset=utf-8" } });
  },
};

async function loadListPage({ request }: LoaderFunctionArgs) {
  const page = Number(new URL(request.url).searchParams.get("page") ?? 1);
  const [nodes, { data, totalCount }] = await Promise.all([
    loadNodes(),
    loadList(page - 1, PAGE_SIZE),
  ]);
  return { nodes, items: data, total: totalCount, page };
}

async function loadArticle({ params }: LoaderFunctionArgs) {
  const [nodes, article, { data }] = await Promise.all([
    loadNodes(),
    fetchJson<Item>(`content/${params.id}`),
    // The article itself may be one of the latest.
    loadList(0, NEIGHBOURS + RELATED + 1),
  ]);
  return { nodes, article, latest: data };
}

async function loadNodes(): Promise<Node[]> {
  const [root] = await fetchJson<Node[]>("node/list?domainId=38");
  return root?.childs ?? [];
}

function loadList(pageNo: number, pageSize: number) {
  const payload = { pageNo, pageSize, condition: { nodeId: LIST_NODE } };
  return fetchJson<{ data: Item[]; totalCount: number }>("content/list?domainId=38", payload);
}

async function fetchJson<T>(call: string, payload?: object): Promise<T> {
  const headers = { "content-type": "application/json" };
  const post = payload && { method: "POST", body: JSON.stringify(payload), headers };
  const response = await fetch(`${origin}/v1/web/api/${call}`, post);
  const { data } = (await response.json()) as { data: T };
  return data;
}

function ListPage() {
  const { nodes, items, total, page } = useLoaderData<typeof loadListPage>();
  return (
    <Frame nodes={nodes}>
      <h1>List</h1>
      <ul className="cards">
        {items.map((item, index) => (
          <Card key={item.id} item={item} loading={index < 3 ? "eager" : "lazy"} />
        ))}
      </ul>
      <Pager page={page} count={Math.ceil(total / PAGE_SIZE)} />
    </Frame>
  );
}

function ArticlePage() {
  const { nodes, article, latest } = useLoaderData<typeof loadArticle>();
  const others = latest.filter(({ id }) => id !== article.id).slice(0, NEIGHBOURS + RELATED);
  return (
    <Frame nodes={nodes}>
      <article>
        <h1>{article.title}</h1>
        <time dateTime={article.publishTime}>{article.publishTime.slice(0, 10)}</time>
        <div dangerouslySetInnerHTML={{ __html: article.content }} />
      </article>
      <nav aria-label="Neighbours">
        {others.slice(0, NEIGHBOURS).map(({ id, title }) => (
          <Link key={id} to={`/items/${id}`}>
            {title}
          </Link>
        ))}
      </nav>
      <ul className="cards">
        {others.slice(NEIGHBOURS).map((item) => (
          <Card key={item.id} item={item} loading="lazy" />
        ))}
      </ul>
    </Frame>
  );
}

function Frame({ nodes, children }: { nodes: Node[]; children: ReactNode }) {
  return (
    <>
      <header>
        <Nodes nodes={nodes} label="Main" />
      </header>
      <main>{children}</main>
      <footer>
        <Nodes nodes={nodes} label="Sitemap" />
      </footer>
    </>
  );
}

function Card({ item, loading }: { item: Item; loading: "eager" | "lazy" }) {
  return (
    <li>
      <Link to={`/items/${item.id}`}>
        <img src={item.imgUrl} alt="" width="640" height="360" loading={loading} />
        <h2>{item.title}</h2>
        <p>{item.summary}</p>
        <time dateTime={item.publishTime}>{item.publishTime.slice(0, 10)}</time>
      </Link>
    </li>
  );
}

function Nodes({ nodes, label }: { nodes: Node[]; label: string }) {
  return (
    <nav aria-label={label}>
      <ul>
        {nodes.map((node) => (
          <li key={node.nodeId}>
            <Link to={`/nodes/${node.nodeId}`}>{node.nodeName}</Link>
            <ul>
              {node.childs.map((child) => (
                <li key={child.nodeId}>
                  <Link to={`/nodes/${child.nodeId}`}>{child.nodeName}</Link>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** First, last, and two beside the current page: as many links as the site's own pager has. */
function Pager({ page, count }: { page: number; count: number }) {
  const numbers = Array.from({ length: count }, (_, index) => index + 1).filter(
    (number) => number === 1 || number === count || Math.abs(number - page) <= 2,
  );
  return (
    <nav aria-label="Pagination">
      <ul>
        {numbers.map((number) => (
          <li key={number}>
            <Link
              to={`/list?page=${number}`}
              aria-current={number === page ? "page" : undefined}
              preventScrollReset
            >
              {number}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
