import { globSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { classFaults, readFiles } from "../helpers/class-names.ts";

const PANEL = "shared/blocks/panel/panel.module.css";

/** The faults that `classFaults` finds in a component and in its style sheet `panel.module.css`. */
function faultsOf(css: string, jsx: string, globals = ""): Promise<string[]> {
  const source = `import styles from "./panel.module.css";\n${jsx}`;
  const sheets = new Map([
    [PANEL, css],
    ["shared/styles/utilities.css", globals],
  ]);
  return classFaults(sheets, new Map([["shared/blocks/panel/panel.tsx", source]]));
}

describe("classFaults finds", () => {
  test("a class in a CSS Module that no component uses, even if the class is inside :not()", async () => {
    const css = ".panel { & > li:not(:has(> .note)) { margin: 0 } }";
    const jsx = `<ul className={styles.panel}><li><p className="note" /></li></ul>`;
    expect(await faultsOf(css, jsx, ".note { color: red }")).toEqual([
      `${PANEL}: no component uses .note`,
    ]);
  });

  test("a class in a component that its CSS Module does not define", async () => {
    expect(
      await faultsOf(".panel { margin: 0 }", "<p className={styles.panel ?? styles.lead} />"),
    ).toEqual([`shared/blocks/panel/panel.tsx: ${PANEL} has no .lead`]);
  });

  test("a class in a component that no style sheet defines", async () => {
    const jsx = `<p className={[styles.panel, "notes"].join(" ")} />`;
    expect(await faultsOf(".panel { margin: 0 }", jsx, ".note { margin: 0 }")).toEqual([
      "shared/styles/utilities.css: no component uses .note",
      "shared/blocks/panel/panel.tsx: no style sheet defines .notes",
    ]);
  });

  test("nothing if the value of a component's property selects the class", async () => {
    const jsx = `function Panel({ variant }: { variant: "wide" | "plain" }) {
      return <p className={styles[variant]} />;
    }`;
    expect(await faultsOf(".wide { margin: 0 }", jsx)).toEqual([]);
  });
});

test("every class is defined in a style sheet and used by a component", async () => {
  const sheets = globSync(["shared/**/*.css", "tools/component-catalogue/*.css"]).filter(
    // This style sheet only imports other style sheets.
    (path) => path !== "shared/styles/index.css",
  );
  const components = globSync([
    "shared/**/*.tsx",
    "worker/**/*.tsx",
    "tools/component-catalogue/*.tsx",
  ]);
  const others = globSync([
    "{client,shared,worker,tools/content-import}/**/*.ts",
    "content/**/*.md",
  ]);
  const read = [sheets, components.filter((path) => !path.includes(".test.")), others].map(
    readFiles,
  );
  const [css = new Map(), jsx = new Map(), more = new Map()] = await Promise.all(read);
  expect(await classFaults(css, jsx, more)).toEqual([]);
});
