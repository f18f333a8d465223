import { statusOfError } from "../content/errors.ts";
import type { NavigationNode, NodeTree } from "../content/types.ts";
import { locales } from "../i18n/locales.ts";
import { escapeJson } from "../text/escape.ts";
import type { DocumentContextValue } from "./contexts.tsx";
import { type Deferred, isDeferred, type Settled, settled } from "./deferred.tsx";

/** The id of the element with the hydration data. */
export const HYDRATION_ID = "hydration-data";

/** The router's state for hydration. It is the same on the server and in the browser. */
export interface RouterState {
  /** The data of each loader, by the id of its route. */
  loaderData: Record<string, unknown>;
  errors: Record<string, unknown> | null;
}

/** The hydration data in a document. */
export interface HydrationData
  extends Pick<
    DocumentContextValue,
    "locales" | "origin" | "contentAsOf" | "offline" | "partialRoutes"
  > {
  /**
   * The data of each loader, by the id of its route. A deferred value is `{$settled}` if the document contains it. It
   * is `{$streamed}` with its key if it follows later in the same response.
   */
  loaderData: Record<string, unknown>;
  /** The errors by route id. Only the status of an error is sent to the browser. */
  errors: Record<string, { status: number }> | null;
}

/**
 * Encodes the hydration data of a document as JSON that is safe in a `<script>`. A deferred value that is still
 * pending is replaced with its key, and streamed later in the same response. Errors are reduced to their status.
 */
export function encodeHydrationData(
  { loaderData, errors }: RouterState,
  document: Omit<HydrationData, "loaderData" | "errors">,
): string {
  const data: HydrationData = {
    ...document,
    loaderData: mapFields(loaderData, encode),
    errors: errors && mapValues(errors, (error) => ({ status: statusOfError(error) })),
  };
  return escapeJson(JSON.stringify(data));
}

/**
 * Decodes the state that {@link encodeHydrationData} has encoded.
 *
 * @param streamedValue returns the promise of a streamed value, by the value's key
 */
export function decodeRouterState(
  { loaderData, errors }: Pick<HydrationData, "loaderData" | "errors">,
  streamedValue: (key: string) => Deferred<unknown>,
): RouterState {
  return {
    loaderData: mapFields(loaderData, (value) => decode(value, streamedValue)),
    // The router recognises an error response by this shape.
    errors:
      errors &&
      mapValues(errors, ({ status }) => ({ status, statusText: "", internal: false, data: null })),
  };
}

/**
 * Encodes a field in a loader's data. Only the data of root layouts contains the navigation (`tree`). The route of a
 * root layout has the name of a locale as its id.
 */
function encode(value: unknown, name: string, routeId: string): unknown {
  if (name === "tree" && locales.some((locale) => locale === routeId))
    return encodeTree(value as NodeTree);
  if (!isDeferred(value)) return value;
  return value.streamKey === undefined ? { $settled: value.value } : { $streamed: value.streamKey };
}

function decode(value: unknown, streamedValue: (key: string) => Deferred<unknown>): unknown {
  if (!isRecord(value)) return value;
  if ("$settled" in value) return settled(value.$settled as Settled<unknown>);
  if ("$streamed" in value) return streamedValue(String(value.$streamed));
  return "$tree" in value ? decodeTree(value.$tree as EncodedTree) : value;
}

/**
 * A node without the fields that have their default values. Every document contains all nodes, so each node is kept
 * short.
 */
type EncodedNode = Pick<NavigationNode, "nodeId" | "nodeName" | "nodeIndexName" | "taxis"> &
  Partial<Omit<NavigationNode, "childs">> & { childs?: EncodedNode[] };
type EncodedTree = { [Part in keyof NodeTree]: EncodedNode[] };

function encodeTree({ nodes, others }: NodeTree): { $tree: EncodedTree } {
  return { $tree: { nodes: nodes.map(encodeNode), others: others.map(encodeNode) } };
}

function encodeNode({ id, childs, extra, isShow, ...node }: NavigationNode): EncodedNode {
  return {
    ...node,
    ...(id !== String(node.nodeId) && { id }),
    ...(childs.length > 0 && { childs: childs.map(encodeNode) }),
    ...(extra && { extra }),
    ...(!isShow && { isShow }),
  };
}

function decodeTree({ nodes, others }: EncodedTree): NodeTree {
  return { nodes: nodes.map(decodeNode), others: others.map(decodeNode) };
}

function decodeNode({ childs = [], ...node }: EncodedNode): NavigationNode {
  return {
    id: String(node.nodeId),
    extra: false,
    isShow: true,
    ...node,
    childs: childs.map(decodeNode),
  };
}

type MapField = (value: unknown, name: string, routeId: string) => unknown;

/** Maps the fields in the data of each loader. Data that is not an object is not changed. */
function mapFields(loaderData: Record<string, unknown>, map: MapField): Record<string, unknown> {
  return mapValues(loaderData, (data, routeId) =>
    isRecord(data) ? mapValues(data, (value, name) => map(value, name, routeId)) : data,
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function mapValues<T, R>(
  record: Record<string, T>,
  map: (value: T, name: string) => R,
): Record<string, R> {
  return Object.fromEntries(
    Object.entries(record).map(([name, value]) => [name, map(value, name)]),
  );
}
