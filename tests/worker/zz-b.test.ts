import { test } from "vitest";
import { createSite } from "../helpers/site.ts";
const p = (...a: unknown[]) => console.info("##", ...a);
test("goodnav overwritten", async () => {
  const site = createSite();
  await site.text("/news/news_detail/7"); await site.settle();
  site.clock.now += 3600_000;
  site.upstream.on(/^node\/list/, () => ({}));
  await site.text("/news/news_detail/7"); await site.settle();
  const r = await site.get("/news/news_detail/7"); const h = await r.text();
  p("after one empty navigation answer:", r.status, "nav items", (h.match(/drop-down-/g) ?? []).length);
});
test("empty index name", async () => {
  const site = createSite();
  site.upstream.on(/^node\/list/, () => [{ id: 1, nodeId: 1, nodeName: "r", childs: [{ nodeId: 50, nodeName: "联系", nodeIndexName: "CONTACT US", isShow: 1, childs: [{ nodeId: 51, nodeName: "网络", nodeIndexName: "MARKETING NETWORK", isShow: 1, childs: [{ nodeId: 52, nodeName: "华东", isShow: 1 }] }] }] }]);
  site.upstream.on(/^content\/77$/, () => ({ id: 77, title: "内部草稿", content: "", node: {} }));
  p("item with node:{} under /contact/sub:", (await site.get("/contact/sub/77")).status);
});
test("dur", async () => {
  const site = createSite();
  site.upstream.on(/^content\/77$/, () => ({ id: 77, title: "x", content: "", nodeId: 2031, duration: 12.5, fileSize: "1024.5", keywords: ["a", null], publishTime: "2026-11-18T09:30:00.000+0800", taxis: 1.5 }));
  p(JSON.stringify(await (await site.get("/api/contents/77")).json()));
});
test("pages amplify", async () => {
  const site = createSite(); await site.text("/news/press_releases"); const n = site.upstream.calls.length;
  for (let i = 100; i < 150; i++) await site.text(`/news/press_releases?page=${i}`);
  p("calls for 50 pages beyond the last:", site.upstream.calls.length - n);
});
test("first failure then cache-status", async () => {
  const site = createSite();
  site.upstream.on(/^content\/list 2031/, () => new Response("", { status: 500 }));
  const r = await site.get("/home"); p("home with news failing at once", r.status, r.headers.get("cache-control"), r.headers.get("retry-after"));
  const h = await site.get("/news/press_releases", { method: "HEAD" }); p("HEAD", h.status, h.headers.get("cache-control"));
  const s = await site.get("/news/press_releases?pageSize=0x0C"); await s.text(); const t = await site.get("/news/press_releases?pageSize=999"); await t.text(); p(site.upstream.calls.filter((c) => c.includes("2031")).join("|"));
});
