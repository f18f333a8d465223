import { readFile } from "node:fs/promises";
import { join, normalize } from "node:path";
import { type ESTree, parseSync, preprocessCSS, resolveConfig, Visitor } from "vite";
import { ROOT } from "../../tools/cli/root.ts";

const config = await resolveConfig({ root: ROOT, configFile: false, logLevel: "silent" }, "build");

/** Returns the names of all classes in the selectors of a style sheet, as they are written in the source. */
async function classesOf(css: string): Promise<Set<string>> {
  const { modules = {} } = await preprocessCSS(css, join(ROOT, "sheet.module.css"), config);
  // A CSS Module also exports the names of its animations, which are not classes.
  const animations = new Set(css.match(/(?<=@keyframes )[\w-]+/g));
  return new Set(Object.keys(modules).filter((name) => !animations.has(name)));
}

/** The classes that a component uses. */
interface ClassUses {
  /** The classes that the component uses from each CSS Module, by the path of the style sheet. */
  modules: Map<string, Set<string>>;
  /**
   * The possible values of `variant` in expressions such as `styles[variant]`, read from the literal types in the
   * component.
   */
  variants: Map<string, Set<string>>;
  /** The words in `className` attributes. They are classes of global style sheets. */
  globals: Set<string>;
  /** All words in the component's strings. */
  words: Set<string>;
}

function classUses(path: string, source: string): ClassUses {
  const sheets = new Map<string, string>();
  const literalTypes = new Set<string>();
  const dynamic = new Set<string>();
  const uses: ClassUses = {
    modules: new Map(),
    variants: new Map(),
    globals: new Set(),
    words: new Set(),
  };
  const attributes: Range[] = [];
  const comparisons: Range[] = [];
  const strings: { text: string; start: number }[] = [];
  new Visitor({
    ImportDeclaration({ source: { value }, specifiers: [specifier] }) {
      if (!value.endsWith(".module.css") || !specifier) return;
      const sheet = normalize(join(path, "..", value));
      sheets.set(specifier.local.name, sheet);
      uses.modules.set(sheet, new Set());
    },
    MemberExpression({ object, property, computed }) {
      const sheet = object.type === "Identifier" && sheets.get(object.name);
      if (!sheet) return;
      const name = nameOf(property, computed);
      if (name === undefined) dynamic.add(sheet);
      else uses.modules.get(sheet)?.add(name);
    },
    TSLiteralType({ literal }) {
      if (literal.type === "Literal" && typeof literal.value === "string")
        literalTypes.add(literal.value);
    },
    JSXAttribute({ name, start, end }) {
      if (name.type === "JSXIdentifier" && name.name === "className")
        attributes.push({ start, end });
    },
    BinaryExpression({ start, end }) {
      comparisons.push({ start, end });
    },
    Literal({ value, start }) {
      if (typeof value === "string") strings.push({ text: value, start });
    },
    TemplateElement({ value, start }) {
      strings.push({ text: value.raw, start });
    },
  }).visit(parseSync(path, source).program);
  for (const sheet of dynamic) uses.variants.set(sheet, literalTypes);
  for (const { text, start } of strings) {
    const isClass = isWithin(start, attributes) && !isWithin(start, comparisons);
    for (const word of text.match(/[\w-]+/g) ?? []) {
      uses.words.add(word);
      if (isClass) uses.globals.add(word);
    }
  }
  return uses;
}

interface Range {
  start: number;
  end: number;
}

function isWithin(offset: number, ranges: readonly Range[]): boolean {
  return ranges.some(({ start, end }) => start <= offset && offset < end);
}

function nameOf(property: ESTree.MemberExpression["property"], isComputed: boolean) {
  if (!isComputed && property.type === "Identifier") return property.name;
  return property.type === "Literal" && typeof property.value === "string"
    ? property.value
    : undefined;
}

/** The text of each file, by path. */
type Files = ReadonlyMap<string, string>;

/** Reads files. Their paths are relative to the project's folder. */
export async function readFiles(paths: readonly string[]): Promise<Files> {
  const read = async (path: string) => [path, await readFile(join(ROOT, path), "utf8")] as const;
  return new Map(await Promise.all(paths.map(read)));
}

/**
 * Finds classes that a component uses although no style sheet defines them, and classes that no component uses.
 * @param sheets CSS Modules and global style sheets
 * @param others sources that write HTML without JSX
 */
export async function classFaults(
  sheets: Files,
  components: Files,
  others: Files = new Map(),
): Promise<string[]> {
  const uses = [...components].map(([path, source]) => ({ path, ...classUses(path, source) }));
  const words = [...others.values()].flatMap((source) => source.match(/[\w-]+/g) ?? []);
  const mentioned = new Set([...uses.flatMap((it) => [...it.words]), ...words]);
  const known = new Map(
    await Promise.all(
      [...sheets].map(async ([path, css]) => [path, await classesOf(css)] as const),
    ),
  );
  const isModule = (path: string) => path.endsWith(".module.css");
  const globals = new Set(
    [...known].flatMap(([path, classes]) => (isModule(path) ? [] : [...classes])),
  );
  const unused = [...known].flatMap(([path, classes]) =>
    [...classes]
      .filter((name) =>
        isModule(path)
          ? !uses.some((it) => it.modules.get(path)?.has(name) || it.variants.get(path)?.has(name))
          : !mentioned.has(name),
      )
      .map((name) => `${path}: no component uses .${name}`),
  );
  const missing = uses.flatMap((it) => [
    ...[...it.modules].flatMap(([sheet, names]) =>
      [...names]
        .filter((name) => !known.get(sheet)?.has(name))
        .map((name) => `${it.path}: ${sheet} has no .${name}`),
    ),
    ...[...it.globals]
      .filter((name) => !globals.has(name))
      .map((name) => `${it.path}: no style sheet defines .${name}`),
  ]);
  return [...unused, ...missing];
}
