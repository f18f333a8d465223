import { plainAddress } from "./file-addresses.ts";
import {
  type CountRow,
  ITEM_SQL,
  ITEMS_BELOW,
  type ItemRow,
  type ListQueries,
  listStatements,
  OWN_ITEMS,
  OWN_ITEMS_IN_COLOR,
} from "./lists.ts";
import { NODES_SQL, type NodeRow, nodeList } from "./navigation.ts";
import {
  domainParameter,
  listSchema,
  MalformedError,
  parametersOf,
  searchSchema,
} from "./parameters.ts";
import { failure, listOf, success } from "./respond.ts";
import { type SearchRow, searchStatement } from "./search.ts";
import { databaseTime, isShown, secondsUntil } from "./visibility.ts";

/** The statements of a call, and the function that turns their results into a response. */
export interface Call {
  statements: D1PreparedStatement[];
  read(results: D1Result[]): Response;
}

interface VerifiedRequest {
  url: URL;
  body: Uint8Array;
  /** The database or a session of the database. */
  db: Pick<D1Database, "prepare">;
  /** The current time, in milliseconds since the epoch. It decides which items are shown. */
  now: number;
}

const API = "/v1/web/api/";
/** The path of an item. The excluded names are paths of other calls. */
const ITEM_PATH = /^content\/(?!(?:list|listAll|search)$)[^/]+$/;

/**
 * The calls of docs/content-service.openapi.yaml, and `redirect`, which only the embedded content service has
 * (docs/decisions/0010-redirects.md).
 */
const CALLS: Record<string, (incoming: VerifiedRequest) => Call> = {
  "GET node/list": nodes,
  "POST content/list": (incoming) =>
    list(incoming, (isColor) => (isColor ? OWN_ITEMS_IN_COLOR : OWN_ITEMS)),
  "POST content/listAll": (incoming) => list(incoming, () => ITEMS_BELOW),
  "GET content/{id}": item,
  "POST content/search": search,
  "GET redirect": redirect,
};

/** Finds the call for a request. An unknown or malformed request gets a call that returns a failure. */
export function callOf(request: Request, verified: Omit<VerifiedRequest, "url">): Call {
  const url = new URL(request.url);
  const path = url.pathname.startsWith(API) ? url.pathname.slice(API.length) : "";
  const name = `${request.method} ${path.replace(ITEM_PATH, "content/{id}")}`;
  const call = Object.hasOwn(CALLS, name) ? CALLS[name] : undefined;
  if (!call) return responded(failure("unknownCall", "unknown call"));
  try {
    return call({ ...verified, url });
  } catch (error) {
    if (error instanceof MalformedError) return responded(failure("malformed", error.message));
    throw error;
  }
}

function nodes({ url, db }: VerifiedRequest): Call {
  return {
    statements: [db.prepare(NODES_SQL).bind(domainParameter(url))],
    read: ([rows]) => success(JSON.stringify(nodeList(rowsOf<NodeRow>(rows)))),
  };
}

/**
 * Finds the target of a redirect, or the current address of a file. A file may be requested by its plain path, or by an
 * address that it had before its content changed.
 */
export const REDIRECT_SQL = `
  SELECT link_url FROM redirects WHERE domain_id = ?1 AND path = ?2
  UNION ALL SELECT address FROM files WHERE path = ?3 AND ${isShown("?4")}`;

function redirect({ url, db, now }: VerifiedRequest): Call {
  const path = url.searchParams.get("path") ?? "";
  const parameters = [domainParameter(url), path, plainAddress(path), databaseTime(now)];
  return {
    statements: [db.prepare(REDIRECT_SQL).bind(...parameters)],
    read: ([rows]) =>
      success(JSON.stringify(rowsOf<{ link_url: string }>(rows)[0]?.link_url ?? null)),
  };
}

function list(
  { url, body, db, now }: VerifiedRequest,
  queriesOf: (isColor: boolean) => ListQueries,
): Call {
  const parameters = parametersOf(listSchema, body);
  const queries = queriesOf(parameters.condition.isColor);
  return {
    statements: listStatements(db, queries, domainParameter(url), parameters, now),
    read: ([page, count]) => {
      const items = rowsOf<{ response: string }>(page).map(({ response }) => response);
      const [row] = rowsOf<CountRow>(count);
      return listOf(items, row?.total ?? 0, secondsUntil(row?.changes_at, now));
    },
  };
}

function item({ url, db, now }: VerifiedRequest): Call {
  const id = url.pathname.slice(url.pathname.lastIndexOf("/") + 1);
  // All ids in this service are numbers. An id that is not a number is unknown.
  if (!/^\d{1,15}$/.test(id)) return responded(success("null"));
  return {
    statements: [db.prepare(ITEM_SQL).bind(Number(id), databaseTime(now))],
    read: ([rows]) => {
      const [row] = rowsOf<ItemRow>(rows);
      if (row?.is_gone) return failure("gone", "the item was taken down");
      return success(row?.response ?? "null", secondsUntil(row?.changes_at, now));
    },
  };
}

function search({ url, body, db, now }: VerifiedRequest): Call {
  const parameters = parametersOf(searchSchema, body);
  const statement = searchStatement(db, domainParameter(url), parameters, now);
  if (!statement) return responded(listOf([], 0));
  return {
    statements: [statement],
    read: ([found]) => {
      const rows = rowsOf<SearchRow>(found);
      const items = rows.flatMap(({ response }) => response ?? []);
      return listOf(items, rows[0]?.total ?? 0, secondsUntil(rows[0]?.changes_at, now));
    },
  };
}

/** A call whose response is fixed, so that it needs no database. */
function responded(response: Response): Call {
  return { statements: [], read: () => response };
}

/** Rows are not validated, because only the site's own importer writes them. */
function rowsOf<Row>(result: D1Result | undefined): Row[] {
  return (result?.results ?? []) as Row[];
}
