import {
  Link,
  type LoaderFunctionArgs,
  NavLink,
  Outlet,
  type RouteObject,
  useLoaderData,
} from "react-router";

/**
 * The list page as react-router's documentation would have it written: data
 * mode, `<Link>` everywhere, data for hydration by the router itself. It looks
 * the same on both sides but for where its data comes from.
 */
export interface PlainData {
  nodes: PlainNode[];
  items: PlainItem[];
  total: number;
  page: number;
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

export type LoadPlain = (page: number, args: LoaderFunctionArgs) => Promise<PlainData>;

export const PLAIN_PAGE_SIZE = 12;

export function plainRoutes(load: LoadPlain): RouteObject[] {
  return [
    {
      path: "/",
      Component: Outlet,
      children: [
        {
          path: "list",
          loader: (args) => load(pageOf(args.request), args),
          Component: ListPage,
        },
      ],
    },
  ];
}

function pageOf({ url }: Request): number {
  return Number(new URL(url).searchParams.get("page") ?? 1);
}

function ListPage() {
  const { nodes, items, total, page } = useLoaderData<PlainData>();
  return (
    <>
      <header>
        <Nodes nodes={nodes} label="Main" />
      </header>
      <main>
        <h1>List</h1>
        <ul className="cards">
          {items.map((item, index) => (
            <li key={item.id}>
              <Link to={`/items/${item.id}`}>
                <img
                  src={item.imgUrl}
                  alt=""
                  width="640"
                  height="360"
                  loading={index < 3 ? "eager" : "lazy"}
                />
                <h2>{item.title}</h2>
                <p>{item.summary}</p>
                <time dateTime={item.publishTime}>{item.publishTime.slice(0, 10)}</time>
              </Link>
            </li>
          ))}
        </ul>
        <Pager page={page} count={Math.ceil(total / PLAIN_PAGE_SIZE)} />
      </main>
      <footer>
        <Nodes nodes={nodes} label="Sitemap" />
      </footer>
    </>
  );
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
