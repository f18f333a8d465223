import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pageRoutes } from "../../shared/routing/table.ts";
import { views } from "../../shared/routing/views.ts";
import { Failure } from "../cli/failure.ts";
import { intended } from "../cli/misspelling.ts";
import { ROOT } from "../cli/root.ts";

const TABLE = "shared/routing/table.ts";

/** Rejects with a {@link Failure} where a page has no view, of which the worker would only say that it is undefined. */
export async function checkViews(
  routes: readonly { name: string; view: string }[] = pageRoutes,
): Promise<void> {
  const known = Object.keys(views);
  const wrong = routes.filter(({ view }) => !known.includes(view));
  if (wrong.length === 0) return;
  const lines = (await readFile(join(ROOT, TABLE), "utf8")).split("\n");
  const problems = wrong.map(({ name, view }) => {
    const line = lines.findIndex((text) => text.includes(`name: "${name}"`)) + 1;
    const meant = intended(view, known);
    const advice = meant ? `did you mean “${meant}”?` : "add it there or correct the name";
    return `${TABLE}:${line} shared/routing/views.ts has no view “${view}”; ${advice}`;
  });
  throw new Failure(problems.join("\n✗ "));
}
