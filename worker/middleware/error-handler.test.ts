import { Hono } from "hono";
import { expect, test } from "vitest";
import { ContentError } from "../../shared/content/errors.ts";
import type { AppEnv } from "../app-env.ts";
import { ConfigurationError } from "../config/settings.ts";
import { errorHandler } from "./error-handler.ts";

async function responseTo(path: string, error: Error) {
  const reported: unknown[] = [];
  const app = new Hono<AppEnv>();
  app.use(async (c, next) => {
    const fault = (...facts: unknown[]) => void reported.push(facts);
    c.set("log", { write: () => {}, warn: () => {}, warnOnce: () => {}, fault });
    await next();
  });
  app.get("*", () => Promise.reject(error));
  app.onError(errorHandler);
  return { response: await app.request(path), reported };
}

test.each(["/api", "/api/", "/api/nodes", "/hooks/content-changed"])(
  "if an unexpected error occurs at %s, the response is JSON without details, and the log has the details",
  async (path) => {
    const error = new TypeError("x is undefined");
    const { response, reported } = await responseTo(path, error);
    expect(response.status).toBe(500);
    expect(await response.json()).toEqual({
      error: { code: "internal", message: "an internal error occurred" },
    });
    expect(reported).toEqual([["an unexpected error occurred", error]]);
  },
);

test.each(["/feed.xml", "/sitemap-pages.xml"])(
  "if the content service fails, the response for %s is plain text",
  async (path) => {
    const { response } = await responseTo(
      path,
      new ContentError("upstream", "connect ECONNREFUSED"),
    );
    expect(response.status).toBe(503);
    expect(response.headers.get("content-type")).toBe("text/plain; charset=UTF-8");
    expect(await response.text()).toBe("the content service failed");
  },
);

test("an invalid setting has the error code `configuration`", async () => {
  const { response } = await responseTo("/api/nodes", new ConfigurationError("ROBOTS is wrong"));
  expect(await response.json()).toMatchObject({ error: { code: "configuration" } });
});

test("if an unexpected error occurs in a page, the response is an error page", async () => {
  const { response } = await responseTo("/en/home", new TypeError("x is undefined"));
  expect(response.status).toBe(500);
  expect(response.headers.get("content-type")).toContain("text/html");
});
