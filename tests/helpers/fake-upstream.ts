import { type MockContent, type MockItem, respond } from "../../tools/mock-upstream/service.ts";
import type { Fetch } from "../../worker/platform/effects.ts";
import { readCall } from "./fetch-service.ts";

/** The data of a successful response, or a complete response. */
type ServiceResponse = unknown | Response | Promise<unknown>;

export interface FakeUpstream {
  fetch: Fetch;
  /** The calls that were received, such as `content/list 2031`. */
  calls: string[];
  /**
   * Replaces the response to all calls that match the pattern. If several patterns match, the last one that was added
   * applies.
   */
  on(pattern: RegExp, response: RespondToCall): void;
}

/**
 * @param usual returns the data with which the service usually responds to the call.
 * @param name the name of the call, as in `calls`.
 */
type RespondToCall = (request: Request, usual: () => unknown, name: string) => ServiceResponse;

/**
 * A content service inside the test's process. It has a small navigation tree and a few lists. Tests can replace its
 * responses.
 */
export function fakeUpstream(): FakeUpstream {
  const calls: string[] = [];
  const rules: { pattern: RegExp; response: RespondToCall }[] = [];
  return {
    calls,
    on: (pattern, response) => void rules.unshift({ pattern, response }),
    async fetch(url, init) {
      const request = new Request(url, init);
      const name = await nameOf(request);
      calls.push(name);
      const rule = rules.find(({ pattern }) => pattern.test(name));
      const call = await readCall(request);
      const usual = () => respond(call, content).body.data;
      const response = rule ? await rule.response(request, usual, name) : usual();
      return response instanceof Response
        ? response
        : Response.json({ code: 1000, data: response });
    },
  };
}

/** Creates the response of a content service that fails. */
export const down = () => new Response("secret of the upstream", { status: 500 });

/** Lets a test decide when a response is sent, without timers. */
export function gate(): { wait: Promise<void>; open: () => void } {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { wait: promise, open: resolve };
}

export function newsItem(id: number, more: object = {}): MockItem {
  return {
    id,
    title: `新闻第${id}条`,
    content: `<p>正文${id}</p>`,
    summary: `摘要${id}`,
    publishTime: "2026-11-18 09:30:00",
    node: pressReleases,
    ...more,
  };
}

const pressReleases = {
  nodeId: 2031,
  nodeIndexName: "PRESS RELEASES",
  nodeName: "新闻稿",
  taxis: 1,
};

const NEWS_COUNT = 30;

async function nameOf(request: Request): Promise<string> {
  const url = new URL(request.url);
  const call = url.pathname.replace("/v1/web/api/", "");
  if (request.method === "GET")
    return [call, url.searchParams.get("domainId")].filter(Boolean).join(" ");
  const { pageNo, pageSize, condition } = await request.clone().json<{
    pageNo: number;
    pageSize: number;
    condition: { nodeId?: number; keyword?: string };
  }>();
  return [call, condition.nodeId ?? condition.keyword, pageNo, pageSize].join(" ");
}

function node(nodeId: number, nodeName: string, nodeIndexName: string, childs: object[] = []) {
  return { id: nodeId, nodeId, nodeName, nodeIndexName, isShow: 1, taxis: nodeId, childs };
}

const chineseTree = node(2000, "网站", "ROOT", [
  node(2009, "关于我们", "ABOUT", [
    node(2010, "公司简介", "COMPANY PROFILE"),
    node(2016, "发展历程", "DEVELOPMENT HISTORY"),
    node(2003, "核心业务", "CORE BUSINESS", [node(2004, "钢铁电商", "STEEL TRADE")]),
  ]),
  node(2020, "公告", "ANNOUNCEMENT", [
    node(2021, "信息披露", "INFORMATION DISCLOSURE"),
    node(2023, "报告评级", "REPORT RATING"),
  ]),
  node(2030, "新闻中心", "NEWS", [
    node(2031, "新闻稿", "PRESS RELEASES"),
    node(2032, "媒体报道", "MEDIA REPORTS"),
  ]),
]);

const englishTree = node(3000, "Website", "ROOT", [
  node(3030, "News", "NEWS", [node(3031, "Press releases", "PRESS RELEASES")]),
]);

const notices = node(2390, "备案", "INDXICP");
const notice = { id: 9001, title: "备案", content: "<p>苏ICP备00000000号</p>" };

const news = Array.from({ length: NEWS_COUNT }, (_, index) => newsItem(NEWS_COUNT - index));

/** The items by the id of their node. */
const items: Record<number, MockItem[]> = {
  2031: news,
  2390: [notice],
  2003: [
    {
      id: 301,
      title: "钢材现货",
      content: "<p>现货正文</p>",
      node: { nodeId: 2004, nodeIndexName: "STEEL TRADE", nodeName: "钢铁电商", taxis: 1 },
    },
  ],
  2010: [{ id: 201, title: "我们是谁", content: "<p>简介正文</p>" }],
  2016: [
    { id: 211, title: "公司成立", content: "<p>历程正文</p>", publishTime: "2003-05-01 08:00:00" },
  ],
  3031: [
    {
      id: 401,
      title: "The mill runs",
      content: "<p>It runs.</p>",
      node: { nodeId: 3031, nodeIndexName: "PRESS RELEASES", nodeName: "Press releases", taxis: 1 },
    },
  ],
};

const content: MockContent = {
  trees: { 38: [chineseTree, notices], 39: [englishTree, notices] },
  items,
  // Every search finds the same items.
  find: () => news,
};
