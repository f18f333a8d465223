import type * as v from "valibot";
import type { legs } from "../../shared/content/fields.ts";
import type { imageSchema, itemNodeSchema } from "../../shared/content/item-schema.ts";
import type { listSchema, SUCCESS } from "../../worker/upstream/envelope.ts";
import type { nodeSchema } from "../../worker/upstream/node-tree.ts";
import type { upstreamItemSchema } from "../../worker/upstream/schema.ts";
import type { operations } from "./protocol.d.ts";

/**
 * Compares docs/content-service.openapi.yaml with the schemas by which the worker parses responses.
 * `npm run check:types` generates protocol.d.ts from the document, then checks this file: an error
 * names the fields that differ.
 *
 * On purpose the schemas accept more than the document allows: a number in place of a text, null in
 * place of a list, and no `nodeId` (if `id` is a number) or `totalCount`. Otherwise a field has in
 * the document the type that its schema makes of it, with numbers also as text.
 */

type Body<Call extends keyof operations> = operations[Call] extends {
  responses: { 200: { content: { "application/json": infer Json } } };
}
  ? Json
  : never;
type Item = NonNullable<Body<"item">["data"]>;
type Node = Body<"nodes">["data"][number];

/** What a service sends where a schema accepts `Input` and makes `Output` of it. */
type Sent<Input, Output> = Output extends string
  ? string
  : Output extends number
    ? number | string
    : Output extends boolean
      ? boolean | number | string
      : {
          [Name in keyof Input]:
            | Sent<NonNullable<Input[Name]>, NonNullable<Output[Name & keyof Output]>>
            | Extract<Input[Name], null>;
        };
type SentFor<Schema extends v.GenericSchema> = Sent<v.InferInput<Schema>, v.InferOutput<Schema>>;

/** Names of the fields that are not the same in two types: their types, or whether they are optional. */
type Differing<A, B> = NotIn<A, B> | NotIn<B, A>;

/** Names of the fields whose values another type has no place for. */
type NotIn<A, B> = {
  [Name in keyof A]-?: Name extends keyof B
    ? Pick<A, Name> extends Pick<B, Name>
      ? never
      : Name
    : Name;
}[keyof A];

/**
 * Names of the fields that the document and a schema do not agree on.
 *
 * @typeParam Required the document demands them, the schema does not.
 * @typeParam Other whose type in the document is not that of what the schema makes of them.
 */
type DifferingFields<
  Document,
  Schema extends v.GenericSchema,
  Required extends keyof Document = never,
  Other extends keyof Document = never,
> =
  | NotIn<Document, v.InferInput<Schema>>
  | Differing<Omit<Document, Other>, Demanding<Omit<SentFor<Schema>, Other>, Required>>;

type Demanding<Fields, Required extends PropertyKey> = Omit<Fields, Required> & {
  [Name in Required & keyof Fields]-?: NonNullable<Fields[Name]>;
};

type None<Fields extends never> = Fields;

export type Items = [
  None<
    DifferingFields<
      Item,
      typeof upstreamItemSchema,
      never,
      "id" | "translations" | "keywords" | "people"
    >
  >,
  None<DifferingFields<NonNullable<Item["image"]>, typeof imageSchema>>,
  None<DifferingFields<NonNullable<Item["node"]>, typeof itemNodeSchema>>,
  None<DifferingFields<NonNullable<Item["route"]>[number], (typeof legs)["pipe"][1]["item"]>>,
  None<Differing<Body<"item">, { code: typeof SUCCESS; data?: Item | null }>>,
];

export type Navigation = [
  None<DifferingFields<Node, typeof nodeSchema, "nodeId", "id" | "childs">>,
  None<Differing<Body<"nodes">, { code: typeof SUCCESS; data: Node[] }>>,
  None<Differing<Pick<Node, "childs">, { childs?: Node[] | null }>>,
];

interface List {
  data: Item[];
  totalCount: NonNullable<SentFor<typeof listSchema>["totalCount"]>;
}
type DifferingInList<Document> =
  | Differing<Extract<Document, { data: { data: unknown } }>, { code: typeof SUCCESS; data: List }>
  | Differing<Extract<Document, { data: unknown[] }>, { code: typeof SUCCESS } & List>;

export type Lists = [
  None<DifferingInList<Body<"list">>>,
  None<DifferingInList<Body<"listAll">>>,
  None<DifferingInList<Body<"search">>>,
];
