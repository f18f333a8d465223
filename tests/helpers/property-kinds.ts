import { parseSync, Visitor } from "vite";

/** A declaration of a custom property, and the path of the file that contains it. */
interface Declaration {
  name: string;
  value: string;
  path: string;
}

/**
 * Finds custom properties with values of two kinds, such as a colour and a length. For example, if an element sets
 * `--size` to a colour, and a declaration on a descendant uses `--size` as a length, this declaration is invalid.
 */
export function mixedProperties(files: ReadonlyMap<string, string>): string[] {
  const all = [...files].flatMap(([path, source]) =>
    path.endsWith(".css") ? declarationsIn(path, source) : stylesIn(path, source),
  );
  const byName = Map.groupBy(all, ({ name }) => name);
  const kindOfName = (name: string, seen: readonly string[]): string | undefined =>
    seen.includes(name)
      ? undefined
      : byName
          .get(name)
          ?.map(({ value }) => kindOf(value, (next) => kindOfName(next, [...seen, name])))
          .find((kind) => kind !== undefined);
  return [...byName].flatMap(([name, declarations]) => {
    const kinds = Map.groupBy(declarations, ({ value }) =>
      kindOf(value, (next) => kindOfName(next, [name])),
    );
    kinds.delete(undefined);
    if (kinds.size < 2) return [];
    const examples = [...kinds].map(([kind, [first]]) => `${kind} in ${first?.path}`);
    return [`${name}: ${examples.join(", ")}`];
  });
}

function declarationsIn(path: string, css: string): Declaration[] {
  const found = css.replace(/\/\*[\s\S]*?\*\//g, "").matchAll(/(--[\w-]+)\s*:([^;{}]+)[;}]/g);
  return [...found].map(([, name = "", value = ""]) => ({ name, value: value.trim(), path }));
}

/**
 * The custom properties that a component sets in `style` attributes. In a template literal, 0 takes the place of each
 * expression. Other computed values are ignored.
 */
function stylesIn(path: string, source: string): Declaration[] {
  const found: Declaration[] = [];
  new Visitor({
    Property({ key, value }) {
      if (key.type !== "Literal" || typeof key.value !== "string") return;
      const name = key.value;
      if (!name.startsWith("--")) return;
      if (value.type === "Literal") found.push({ name, value: String(value.value), path });
      if (value.type === "TemplateLiteral") {
        const text = value.quasis.map(({ value: { raw } }) => raw).join("0");
        found.push({ name, value: text, path });
      }
    },
  }).visit(parseSync(path, source).program);
  return found;
}

const KINDS: readonly [kind: string, pattern: RegExp][] = [
  ["an easing", /^(?:cubic-bezier|linear|steps)\(/],
  ["a filter", /^(?:sepia|brightness|blur)\(/],
  ["a picture", /^url\(/],
  ["a text", /^"/],
  ["a border", /\b(?:solid|dashed|dotted)\b/],
  ["a ratio", /^\d+ \/ \d+$/],
  ["columns", /\b(?:minmax|fit-content|repeat)\(/],
  ["a share of the space", /^[\d.]+fr$/],
  [
    "colours",
    /^(?:#|(?:light-dark|rgb|color-mix)\(|(?:white|transparent|currentcolor|LinkText)\b)/,
  ],
  ["a time", /^[\d.]+m?s$/],
  ["a direction", /^(?:row|column)(?:-reverse)?$/],
  ["fonts", /^(?:Archivo|"|.*sans-serif$)/],
  ["a flexible length", /^\d+ \d+ (?:\S+|\w+\(.*\))$/],
  ["a side", /^(?:start|end)$/],
  ["lengths", /\d(?:px|r?em|[dsl]?v[whbi]|cq[iwhb]|%)/],
  ["a number", /^-?[\d.]+$/],
];

/** The kind of a value. Undefined for values that fit several kinds, such as 0 or `none`. */
function kindOf(value: string, kindOfName: (name: string) => string | undefined) {
  if (/^(?:0(?: 0)*|none|initial|auto)$/.test(value)) return undefined;
  const [kind] = KINDS.find(([, pattern]) => pattern.test(value)) ?? [];
  if (kind !== undefined) return kind;
  const [, first] = /var\((--[\w-]+)/.exec(value) ?? [];
  return first === undefined ? `“${value}”` : kindOfName(first);
}
