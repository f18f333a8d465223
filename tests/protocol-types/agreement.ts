import type * as v from "valibot";
import type { legs } from "../../shared/content/fields.ts";
import type { imageSchema, itemNodeSchema } from "../../shared/content/item-schema.ts";
import type { listSchema, SUCCESS } from "../../worker/upstream/envelope.ts";
import type { nodeSchema } from "../../worker/upstream/node-tree.ts";
import type { upstreamItemSchema } from "../../worker/upstream/schema.ts";
import type { operations } from "./protocol.d.ts";

/**
 * Compares docs/content-service.openapi.yaml with the schemas by which the worker parses responses.
 * `npm run check:types` generates protocol.d.ts from the document and then checks this file. A type error names the
 * fields that differ.
 *
 * On purpose, the schemas accept more than the document allows: a number instead of a text, null instead of a list, a
 * response without `totalCount`, and a node that has an `id` but no `nodeId`. Apart from that, the document gives each
 * field the type that the field has after parsing. If this type is a number or a boolean, the document also allows
 * other forms of the value, such as the text "12" for a number.
 */

type Body<Call extends keyof operations> = operations[Call] extends {
  responses: { 200: { content: { "application/json": infer Json } } };
}
  ? Json
  : never;
type Item = NonNullable<Body<"item">["data"]>;
type Node = Body<"nodes">["data"][number];

/** The type that a service sends for a field, if the schema accepts `Input` and returns `Output`. */
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

/**
 * The names of fields in which `A` and `B` differ. Either only one of the two types has the field, or the field's type
 * differs, or the field is optional in only one of them.
 */
type Differing<A, B> = NotIn<A, B> | NotIn<B, A>;

/** The names of fields in `A` whose values `B` does not accept. */
type NotIn<A, B> = {
  [Name in keyof A]-?: Name extends keyof B
    ? Pick<A, Name> extends Pick<B, Name>
      ? never
      : Name
    : Name;
}[keyof A];

/**
 * The names of fields on which the document and a schema disagree.
 *
 * @typeParam Required fields that the document requires although the schema does not.
 * @typeParam Other fields whose type in the document differs from the schema's result on purpose.
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
