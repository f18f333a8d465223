import { statusOfError } from "../content/errors.ts";
import type { NavigationNode, NodeTree } from "../content/types.ts";
import { type Deferred, isDeferred, type Settled, settled } from "./deferred.ts";
import { escapeJson } from "./escape-json.ts";
import type { HydrationData } from "./hydration-data.ts";

/** What the router holds of a page: the same on both sides of hydration. */
export interface RouterState {
  /** By route id. */
  loaderData: Record<string, unknown>;
  errors: Record<string, unknown> | null;
}

/**
 * What the browser needs to hydrate a document, as JSON that can stand in a
 * `<script>`. A deferred value that is not there yet is named by its key, and
 * follows in the same response. An error becomes its status, nothing more.
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
 * The state that {@link encodeHydrationData} has encoded.
 *
 * @param lateValue yields the promise of a value that follows, by its key.
 */
export function decodeRouterState(
  { loaderData, errors }: Pick<HydrationData, "loaderData" | "errors">,
  streamedValue: (key: string) => Deferred<unknown>,
): RouterState {
  return {
    loaderData: mapFields(loaderData, (value) => decode(value, streamedValue)),
    // The shape that the router takes for an error response.
    errors:
      errors &&
      mapValues(errors, ({ status }) => ({ status, statusText: "", internal: false, data: null })),
  };
}

function encode(value: unknown, name: string): unknown {
  if (name === "tree") return encodeTree(value as NodeTree);
  if (!isDeferred(value)) return value;
  return value.streamKey === undefined ? { $settled: value.value } : { $streamed: value.streamKey };
}

function decode(value: unknown, streamedValue: (key: string) => Deferred<unknown>): unknown {
  if (!isRecord(value)) return value;
  if ("$settled" in value) return settled(value.$settled as Settled<unknown>);
  if ("$streamed" in value) return streamedValue(String(value.$streamed));
  return "$tree" in value ? decodeTree(value.$tree as EncodedTree) : value;
}

/** Every document has the navigation, and most of its fields say what they nearly always say. */
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

type MapField = (value: unknown, name: string) => unknown;

/** The fields of what each loader has returned; anything but an object stays as it is. */
function mapFields(loaderData: Record<string, unknown>, map: MapField): Record<string, unknown> {
  return mapValues(loaderData, (data) => (isRecord(data) ? mapValues(data, map) : data));
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
