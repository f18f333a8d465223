import type { ReactNode } from "react";
import { type LoaderFunctionArgs, Outlet, type RouteObject, useLoaderData } from "react-router";
import { Link, NavLink } from "./links.ts";

/**
 * A list page and an article as react-router's documentation would have them
 * written: data mode, `<Link>` everywhere, data for hydration by the router
 * itself. Server and client differ only in the source of their data.
 */
export interface ListData {
  nodes: PlainNode[];
  items: PlainItem[];
  total: number;
  page: number;
}

export interface ArticleData {
  nodes: PlainNode[];
  article: PlainItem & { content: string };
  /** The latest items of the list. */
  latest: PlainItem[];
}

export interface PlainNode {
  nodeId: number;
  nodeName: string;
  childs: PlainNode[];
}

export interface PlainItem {
  id: number;
  title: string;
  summary: string;
  imgUrl: string;
  publishTime: string;
}

export const PLAIN_PAGE_SIZE = 12;

export type Load<Data, Key> = (key: Key) => Promise<Data>;

export function rootRoute(children: RouteObject[]): RouteObject[] {
  return [{ path: "/", Component: Outlet, children }];
}

export function listRoute(load: Load<ListData, number>): RouteObject {
  const loader = ({ request }: LoaderFunctionArgs) => load(pageOf(request));
  return { path: "list", loader, Component: ListPage };
}

export function articleRoute(load: Load<ArticleData, string>): RouteObject {
  const loader = ({ params }: LoaderFunctionArgs) => load(params.id ?? "");
  return { path: "items/:id", loader, Component: ArticlePage };
}

function pageOf({ url }: Request): number {
  return Number(new URL(url).searchParams.get("page") ?? 1);
}

function ListPage() {
  const { nodes, items, total, page } = useLoaderData<ListData>();
  return (
    <Frame nodes={nodes}>
      <h1>List</h1>
      <ul className="cards">
        {items.map((item, index) => (
          <Card key={item.id} item={item} isEager={index < 3} />
        ))}
      </ul>
      <Pager page={page} count={Math.ceil(total / PLAIN_PAGE_SIZE)} />
    </Frame>
  );
}

/** As many neighbours and related items as the site's own article has. */
const NEIGHBOURS = 2;
const RELATED = 3;

function ArticlePage() {
  const { nodes, article, latest } = useLoaderData<ArticleData>();
  const others = latest.filter(({ id }) => id !== article.id).slice(0, NEIGHBOURS + RELATED);
  return (
    <Frame nodes={nodes}>
      <article>
        <h1>{article.title}</h1>
        <Day time={article.publishTime} />
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
          <Card key={item.id} item={item} />
        ))}
      </ul>
    </Frame>
  );
}

function Frame({ nodes, children }: { nodes: PlainNode[]; children: ReactNode }) {
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

function Card({ item, isEager = false }: { item: PlainItem; isEager?: boolean }) {
  return (
    <li>
      <Link to={`/items/${item.id}`}>
        <img
          src={item.imgUrl}
          alt=""
          width="640"
          height="360"
          loading={isEager ? "eager" : "lazy"}
        />
        <h2>{item.title}</h2>
        <p>{item.summary}</p>
        <Day time={item.publishTime} />
      </Link>
    </li>
  );
}

function Day({ time }: { time: string }) {
  return <time dateTime={time}>{time.slice(0, 10)}</time>;
}

function Nodes({ nodes, label }: { nodes: PlainNode[]; label: string }) {
  return (
    <nav aria-label={label}>
      <ul>
        {nodes.map((node) => (
          <li key={node.nodeId}>
            <NavLink to={`/nodes/${node.nodeId}`}>{node.nodeName}</NavLink>
            <ul>
              {node.childs.map((child) => (
                <li key={child.nodeId}>
                  <NavLink to={`/nodes/${child.nodeId}`}>{child.nodeName}</NavLink>
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
