import { globSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { classFaults, readFiles } from "../helpers/class-names.ts";

const PANEL = "shared/blocks/panel/panel.module.css";

/** The faults that are found in a component and its sheet `panel.module.css`. */
function faultsOf(css: string, jsx: string, globals = ""): Promise<string[]> {
  const source = `import styles from "./panel.module.css";\n${jsx}`;
  const sheets = new Map([
    [PANEL, css],
    ["shared/styles/utilities.css", globals],
  ]);
  return classFaults(sheets, new Map([["shared/blocks/panel/panel.tsx", source]]));
}

describe("classFaults finds", () => {
  test("a class of a CSS Module that no component has, whose :not() therefore always matches", async () => {
    const css = ".panel { & > li:not(:has(> .note)) { margin: 0 } }";
    const jsx = `<ul className={styles.panel}><li><p className="note" /></li></ul>`;
    expect(await faultsOf(css, jsx, ".note { color: red }")).toEqual([
      `${PANEL}: no component has .note`,
    ]);
  });

  test("a class of a component that its CSS Module does not have", async () => {
    expect(
      await faultsOf(".panel { margin: 0 }", "<p className={styles.panel ?? styles.lead} />"),
    ).toEqual([`shared/blocks/panel/panel.tsx: ${PANEL} has no .lead`]);
  });

  test("a class of a component that no sheet has", async () => {
    const jsx = `<p className={[styles.panel, "notes"].join(" ")} />`;
    expect(await faultsOf(".panel { margin: 0 }", jsx, ".note { margin: 0 }")).toEqual([
      "shared/styles/utilities.css: no component has .note",
      "shared/blocks/panel/panel.tsx: no sheet has .notes",
    ]);
  });

  test("nothing where a variant names the class", async () => {
    const jsx = `function Panel({ variant }: { variant: "wide" | "plain" }) {
      return <p className={styles[variant]} />;
    }`;
    expect(await faultsOf(".wide { margin: 0 }", jsx)).toEqual([]);
  });
});

test("every class is both in a sheet and in a component", async () => {
  const sheets = globSync(["shared/**/*.css", "tools/component-catalogue/*.css"]).filter(
    // This sheet only imports the others.
    (path) => path !== "shared/styles/index.css",
  );
  const components = globSync([
    "shared/**/*.tsx",
    "worker/**/*.tsx",
    "tools/component-catalogue/*.tsx",
  ]);
  const others = globSync(["{client,shared,worker,tools/import}/**/*.ts", "content/**/*.md"]);
  const read = [sheets, components.filter((path) => !path.includes(".test.")), others].map(
    readFiles,
  );
  const [css = new Map(), jsx = new Map(), more = new Map()] = await Promise.all(read);
  expect(await classFaults(css, jsx, more)).toEqual([]);
});
