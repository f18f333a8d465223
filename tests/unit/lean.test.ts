import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { type LeftOut, leaveOut } from "../../worker/local/lean/leave-out.ts";
import { react, reactDom, UNUSED_EVENTS } from "../../worker/local/lean/react.ts";

/** What is left of a file, in one line. */
function left(code: string, leftOut: Omit<LeftOut, "sha256">): string {
  const sha256 = createHash("sha256").update(code).digest("hex");
  return leaveOut(code, { sha256, ...leftOut })
    .replace(/\s+/g, " ")
    .trim();
}

test("a file that has changed is an error, which tells its new digest", () => {
  const code = "function wait() {}";
  const sha256 = createHash("sha256").update(code).digest("hex");
  expect(() => leaveOut(code, { sha256: "0".repeat(64) })).toThrow(sha256);
});

test("a function has the body that it comes to", () => {
  const code = "function outer() { function inner(a) { return a + 1; } } function inner() {}";
  expect(left(code, { bodies: { "outer.inner": "return null;" } })).toBe(
    "function outer() { function inner(a) {return null;} } function inner() {}",
  );
});

test("who calls what nothing calls is told", () => {
  const kept = left("function start() { return 1; }", { uncalled: ["start"] });
  expect(() => new Function(`${kept}; start();`)()).toThrow("left out of the build");
});

test("functions that are not there, or several times, are errors", () => {
  expect(() => left("function a() {}", { bodies: { b: "" } })).toThrow('no functions "b"');
  expect(() => left("function a() {} function a() {}", { uncalled: ["a"] })).toThrow("several");
});

test("assignments are left out by name or by owner, others stay", () => {
  const code = "exports.a = 1; Thing.prototype.b = 2; Thing.prototype.c = 3; exports.d = 4;";
  expect(left(code, { assignments: ["exports.a", "Thing.prototype.*"] })).toBe("exports.d = 4;");
  expect(() => left(code, { assignments: ["exports.e"] })).toThrow('"exports.e"');
});

test("a text stands there exactly once, or it is an error", () => {
  expect(left("let a = b + b;", { texts: { "b + b": "2" } })).toBe("let a = 2;");
  expect(() => left("let a = b + b;", { texts: { b: "1" } })).toThrow("exactly one");
  expect(() => left("let a = 1;", { texts: { b: "1" } })).toThrow("exactly one");
});

test("calls are marked as free of effects", () => {
  const code = "const A = React.memo(B); React.memo(C);";
  expect(left(code, { pure: ["React.memo"] })).toBe(
    "const A = /* @__PURE__ */ React.memo(B); React.memo(C);",
  );
});

test("comparisons with a tag that does not occur are decided", () => {
  const code = "if (4 === a.tag || a.tag !== 31 || 4 === b || 5 === a.tag) c();";
  expect(left(code, { tags: [4, 31] })).toBe("if (false || true || 4 === b || 5 === a.tag) c();");
});

test("cases of such a tag go, unless another case runs into them", () => {
  const code =
    "switch (a.tag) { case 4: x(); break; case 5: y(); case 31: z(); break; case 6: case 12: w(); }";
  expect(left(code, { tags: [4, 12, 31] })).toBe(
    "switch (a.tag) { case 5: y(); case -1: z(); break; case 6: case -1: w(); }",
  );
});

test("what such a case declares for others stays declared", () => {
  const code =
    "switch (a.tag) { case 4: var b = 1, c = () => { }; (function () { var d; })(); break; case 5: b = 2; }";
  expect(left(code, { tags: [4] })).toBe("switch (a.tag) { case -1: var b,c; case 5: b = 2; }");
});

const sources = globSync(["shared/**/*.{ts,tsx}", "client/*.{ts,tsx}", "client/effects/*.ts"]);

test("the site imports nothing of React that is left out", () => {
  const missing = new Set(
    [...(react.assignments ?? []), ...(reactDom.assignments ?? [])].map((name) =>
      name.replace("exports.", ""),
    ),
  );
  for (const source of sources) {
    const imports = readFileSync(source, "utf8").matchAll(
      /import \{([^}]*)\} from "react(?:-dom)?"/g,
    );
    const names = [...imports].flatMap(([, list = ""]) => list.split(",").map((n) => n.trim()));
    expect(
      names.filter((name) => missing.has(name)),
      source,
    ).toEqual([]);
  }
});

test("the site imports nothing of the router that is left out", () => {
  const missing =
    /\b(?:Form|Link|NavLink|ScrollRestoration|useFetchers?|useSubmit|useBlocker|useFormAction|useActionData|useViewTransitionState)\b/;
  for (const source of sources) {
    const imports = readFileSync(source, "utf8").matchAll(
      /import \{([^}]*)\} from "react-router"/g,
    );
    for (const [, list] of imports) expect(list, source).not.toMatch(missing);
  }
});

test("no element of the site has a listener whose event is left out, a portal or a name with a dash", () => {
  for (const source of sources.filter((name) => name.endsWith(".tsx"))) {
    const code = readFileSync(source, "utf8");
    const properties = [...code.matchAll(/\b(on[A-Z]\w+)=/g)].map(([, name = ""]) => name);
    expect(
      properties.filter((name) => UNUSED_EVENTS.test(name)),
      source,
    ).toEqual([]);
    expect(code, source).not.toMatch(/<[a-z]+-[a-z-]+[\s>]/);
  }
});
