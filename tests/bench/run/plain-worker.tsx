import type { ReactNode } from "react";
import { renderToReadableStream } from "react-dom/server";
import {
  createStaticHandler,
  createStaticRouter,
  Link,
  type LoaderFunctionArgs,
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

const LIST = { pageSize: 12, condition: { nodeId: 41 } };
/** As many neighbours and related items as the site's own article has. */
const NEIGHBOURS = 2;
const RELATED = 3;

let origin = "";

const { query, dataRoutes } = createStaticHandler([
  {
    path: "/",
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
    loadList({ ...LIST, pageNo: page - 1 }),
  ]);
  return { nodes, items: data, total: totalCount, page };
}

async function loadArticle({ params }: LoaderFunctionArgs) {
  const [nodes, article, { data }] = await Promise.all([
    loadNodes(),
    fetchJson<Item>(`content/${params.id}`),
    // The article itself may be one of the latest.
    loadList({ ...LIST, pageNo: 0, pageSize: NEIGHBOURS + RELATED + 1 }),
  ]);
  return { nodes, article, latest: data };
}

async function loadNodes(): Promise<Node[]> {
  const [root] = await fetchJson<Node[]>("node/list?domainId=38");
  return root?.childs ?? [];
}

function loadList(payload: object) {
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
  const pageCount = Math.ceil(total / LIST.pageSize);
  const pages = Array.from({ length: pageCount }, (_, index) => index + 1);
  // First, last, and two beside the current page: as many links as the site's own pager has.
  const shown = pages.filter((at) => at === 1 || at === pageCount || Math.abs(at - page) <= 2);
  return (
    <Frame nodes={nodes}>
      <h1>List</h1>
      <Cards items={items} />
      <nav aria-label="Pagination">
        <ul>
          {shown.map((at) => (
            <li key={at}>
              <Link to={`/list?page=${at}`} aria-current={at === page ? "page" : undefined}>
                {at}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
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
      <Cards items={others.slice(NEIGHBOURS)} />
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

function Nodes({ nodes, label }: { nodes: Node[]; label: string }) {
  const item = ({ nodeId, nodeName, childs }: Node) => (
    <li key={nodeId}>
      <Link to={`/nodes/${nodeId}`}>{nodeName}</Link>
      {childs && <ul>{childs.map(item)}</ul>}
    </li>
  );
  return (
    <nav aria-label={label}>
      <ul>{nodes.map(item)}</ul>
    </nav>
  );
}

function Cards({ items }: { items: Item[] }) {
  return (
    <ul className="cards">
      {items.map(({ id, title, summary, imgUrl, publishTime }, index) => (
        <li key={id}>
          <Link to={`/items/${id}`}>
            <img
              src={imgUrl}
              alt=""
              width="640"
              height="360"
              loading={index < 3 ? "eager" : "lazy"}
            />
            <h2>{title}</h2>
            <p>{summary}</p>
            <time dateTime={publishTime}>{publishTime.slice(0, 10)}</time>
          </Link>
        </li>
      ))}
    </ul>
  );
}
