import { createHash } from "node:crypto";
import { parseSync, Visitor } from "vite";

/**
 * What of a library's file the site has no use for. Names are those of the file
 * as it is published; whatever is named and not found is an error.
 */
export interface LeftOut {
  /** SHA-256 of the file, in hex, that all of this was read in. */
  sha256: string;
  /** New bodies of functions: what they come to here. Those inside others are named `outer.inner`. */
  bodies?: Record<string, string>;
  /** What stands in the file exactly once, and what it comes to here. */
  texts?: Record<string, string>;
  /** Functions that nothing calls; whoever does is told. */
  uncalled?: readonly string[];
  /** Assignments at the top level, by what they assign to: `exports.cache`, `Thing.prototype.*`. */
  assignments?: readonly string[];
  /** Values of the property `tag` that no object has. */
  tags?: readonly number[];
  /** Calls at the top level that are free of effects: without a use for their value they can go. */
  pure?: readonly string[];
}

/** Ends in an error: something that was left out is needed after all. */
const LEFT_OUT = "leftOut";

interface Edit {
  start: number;
  end: number;
  text: string;
}

/**
 * The file without what is left out.
 *
 * @throws Error where the file is another than the one described, so that a new
 *   version of the library fails the build until somebody has looked at it.
 */
export function leaveOut(code: string, leftOut: LeftOut): string {
  const sha256 = createHash("sha256").update(code).digest("hex");
  if (sha256 !== leftOut.sha256) {
    throw new Error(`has changed (SHA-256 ${sha256}): see whether what it leaves out still holds`);
  }
  const edits = [
    ...editFunctions(code, leftOut),
    ...editAssignments(code, leftOut.assignments ?? []),
    ...editTags(code, leftOut.tags ?? []),
    ...editPureCalls(code, leftOut.pure ?? []),
    ...editTexts(code, leftOut.texts ?? {}),
  ];
  return applyEdits(code, edits) + (leftOut.uncalled ? TELL : "");
}

const TELL = `
function ${LEFT_OUT}() { throw new Error("left out of the build: see worker/local/lean"); }
`;

function editFunctions(code: string, { bodies = {}, uncalled = [] }: LeftOut): Edit[] {
  const found = findFunctions(code);
  const wanted = {
    ...bodies,
    ...Object.fromEntries(uncalled.map((name) => [name, `${LEFT_OUT}();`])),
  };
  return Object.entries(wanted).map(([name, body]) => {
    const [place, another] = found.get(name) ?? [];
    if (!place || another) throw new Error(`has ${another ? "several" : "no"} functions "${name}"`);
    return { ...place, text: `{${body}}` };
  });
}

/** Where the bodies of declared functions are, by name. */
function findFunctions(code: string) {
  const found = new Map<string, { start: number; end: number }[]>();
  const outer: string[] = [];
  new Visitor({
    FunctionDeclaration({ id, body }) {
      outer.push(id?.name ?? "");
      const name = outer.join(".");
      if (body) found.set(name, [...(found.get(name) ?? []), { start: body.start, end: body.end }]);
    },
    "FunctionDeclaration:exit"() {
      outer.pop();
    },
  }).visit(parse(code));
  return found;
}

function editAssignments(code: string, names: readonly string[]): Edit[] {
  const edits = new Map<string, Edit[]>(names.map((name) => [name, []]));
  for (const statement of parse(code).body) {
    if (statement.type !== "ExpressionStatement") continue;
    const { expression, start, end } = statement;
    if (expression.type !== "AssignmentExpression") continue;
    const target = code.slice(expression.left.start, expression.left.end);
    const name = [target, target.replace(/\.\w+$/, ".*")].find((each) => edits.has(each));
    if (name) edits.get(name)?.push({ start, end, text: "" });
  }
  for (const [name, { length }] of edits) {
    if (length === 0) throw new Error(`assigns nothing to "${name}"`);
  }
  return [...edits.values()].flat();
}

/** Comparisons with a tag that does not occur are decided, and its cases can go. */
function editTags(code: string, tags: readonly number[]): Edit[] {
  const edits: Edit[] = [];
  const gone: Place[] = [];
  const variables: (Place & { name: string })[] = [];
  const functions: unknown[] = [];
  const isOne = (node: { type: string; value?: unknown }) =>
    node.type === "Literal" && tags.some((tag) => tag === node.value);
  const enter = (node: unknown) => void functions.push(node);
  const leave = () => void functions.pop();
  new Visitor({
    FunctionDeclaration: enter,
    "FunctionDeclaration:exit": leave,
    FunctionExpression: enter,
    "FunctionExpression:exit": leave,
    VariableDeclarator({ id, start, end }) {
      const name = code.slice(id.start, id.end);
      variables.push({ name, start, end, within: functions.at(-1) });
    },
    BinaryExpression({ start, end, operator, left, right }) {
      if (operator !== "===" && operator !== "!==") return;
      if (isOne(left) ? !isTag(right) : !isOne(right) || !isTag(left)) return;
      edits.push({ start, end, text: operator === "===" ? "false" : "true" });
    },
    SwitchStatement({ discriminant, cases }) {
      if (!isTag(discriminant)) return;
      cases.forEach(({ test, consequent, start, end }, index) => {
        if (!test || !isOne(test)) return;
        const before = cases[index - 1];
        // It shares what follows with the case before, which may also run into it.
        const isShared = before && !leaves(before.consequent.at(-1));
        if (isShared || consequent.length === 0) {
          edits.push({ start: test.start, end: test.end, text: NEVER });
        } else gone.push({ start, end, within: functions.at(-1) });
      });
    },
  }).visit(parse(code));
  if (tags.length > 0 && edits.length + gone.length === 0) throw new Error("compares no tags");
  return [...edits, ...gone.map((place) => forget(place, variables))];
}

interface Place {
  start: number;
  end: number;
  /** The innermost function around it. */
  within: unknown;
}

/** A case without what it does; other cases may use what it declares. */
function forget({ start, end, within }: Place, variables: (Place & { name: string })[]): Edit {
  const declared = variables.filter(
    (each) => each.within === within && start <= each.start && each.end <= end,
  );
  const names = [...new Set(declared.map(({ name }) => name))];
  return { start, end, text: names.length > 0 ? `case ${NEVER}: var ${names.join()};` : "" };
}

/** A tag that no object has. */
const NEVER = "-1";

function isTag(node: { type: string; property?: { type: string; name?: unknown } }): boolean {
  return node.type === "MemberExpression" && node.property?.name === "tag";
}

function leaves(statement: { type: string } | undefined): boolean {
  const last = ["BreakStatement", "ReturnStatement", "ThrowStatement", "ContinueStatement"];
  return statement !== undefined && last.includes(statement.type);
}

function editPureCalls(code: string, names: readonly string[]): Edit[] {
  return names.flatMap((name) => {
    const places = [
      ...code.matchAll(new RegExp(`(?<== )${name.replace(/[.$]/g, "\\$&")}\\(`, "g")),
    ];
    if (places.length === 0) throw new Error(`has no call of "${name}"`);
    return places.map(({ index }) => ({ start: index, end: index, text: "/* @__PURE__ */ " }));
  });
}

function editTexts(code: string, texts: Record<string, string>): Edit[] {
  return Object.entries(texts).map(([before, text]) => {
    const start = code.indexOf(before);
    if (start < 0 || code.includes(before, start + 1)) {
      throw new Error(`has not exactly one ${JSON.stringify(before)}`);
    }
    return { start, end: start + before.length, text };
  });
}

function parse(code: string) {
  const { program, errors } = parseSync("library.js", code);
  if (errors[0]) throw new Error(errors[0].message);
  return program;
}

/** From the end to the beginning; what lies within another edit goes with it. */
function applyEdits(code: string, edits: Edit[]): string {
  const outermost = edits.filter(
    (edit) =>
      !edits.some((other) => other !== edit && other.start <= edit.start && edit.end <= other.end),
  );
  return outermost
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, { start, end, text: by }) => text.slice(0, start) + by + text.slice(end), code);
}
