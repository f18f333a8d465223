import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { convertV4MiniflareOptions, Miniflare } from "miniflare";
import { contentStatements } from "../../tools/import/sql.ts";
import { searchStatement } from "../../worker/content-service/search.ts";
import { item, locale } from "../fixtures/content/seed.ts";
import { readOptions } from "./options.ts";
import { finish } from "./report/result.ts";
import { percentile } from "./rounds.ts";
import { createRandom } from "./soak/random.ts";

/** `npm run bench -- search`: a page of hits and their number, in a D1 of many generated items. */
const ITEMS = 20_000;
const CHUNK = 500;
const MIGRATIONS = join(import.meta.dirname, "../../worker/content-service/migrations");

/** The first occur far more often than the last, like words of a language. */
const WORDS =
  "钢铁 智能 制造 集团 项目 系统 平台 生产 客户 数据 工厂 热轧 技术 质量 设备 能耗 模型 产线 物流 安全 调度 视觉 检测 炼钢 连铸 板坯 卷取 轧机 传感 网络 机房 云计算 碳排放 供应链 机器人 数字化 人才 培训 港口 运输 合同 验收 投运 改造 标准 专利 大学 实验室 海外 钢卷".split(
    " ",
  );
const RARE = "镁铝尖晶石";
const RARE_EVERY = 5_000;

const { rounds, dist } = await readOptions(15);

type Database = Awaited<ReturnType<Miniflare["getD1Database"]>>;

const miniflare = new Miniflare(
  convertV4MiniflareOptions({
    modules: true,
    script: "",
    compatibilityDate: "2026-10-01",
    d1Databases: { DB: "bench" },
  }),
);
try {
  const db = await miniflare.getD1Database("DB");
  await fill(db);
  const rows = [];
  for (const keyword of ["钢铁", "钢", "钢铁 智能", "智能制造", "钢卷", RARE, "没有这个词"]) {
    rows.push(await measure(db, keyword, 0));
  }
  rows.push(await measure(db, "钢铁", 1000));
  const how = `A local D1 with ${ITEMS.toLocaleString("en")} generated items, milliseconds of SQLite and of the whole call, medians.`;
  const tables = [{ caption: "Milliseconds", rows }];
  const title = "Search of the embedded content service";
  await finish({ name: "search", title, how, tables, targets: [] }, dist);
} finally {
  await miniflare.dispose();
}

async function fill(db: Database): Promise<void> {
  // First: it takes seconds, after which an idle connection would have been closed.
  const statements = contentStatements([locale(Array.from({ length: ITEMS }, generate))]);
  const names = (await readdir(MIGRATIONS)).toSorted();
  for (const name of names) {
    const text = await readFile(join(MIGRATIONS, name), "utf8");
    const bare = text.replace(/--.*$/gm, "");
    for (const statement of bare.split(";").filter((part) => part.trim())) {
      await db.prepare(statement).run();
    }
  }
  for (let start = 0; start < statements.length; start += CHUNK) {
    await db.batch(statements.slice(start, start + CHUNK).map((sql) => db.prepare(sql)));
  }
}

function generate(_: unknown, index: number) {
  const random = createRandom(index + 1);
  const words = (length: number) => Array.from({ length }, () => wordOf(random())).join("");
  const rare = index % RARE_EVERY === 0 ? RARE : "";
  const sentences = Array.from({ length: 20 }, () => words(10));
  return item(index + 1, {
    title: words(6),
    summary: words(20),
    content: `<p>${sentences.join("。")}${rare}</p>`,
    publishTime: new Date(1.5e12 + index * 1e6).toISOString().slice(0, 19).replace("T", " "),
  });
}

function wordOf(random: number): string {
  return WORDS[Math.floor(WORDS.length * random ** 3)] ?? "";
}

async function measure(db: Database, keyword: string, pageNo: number) {
  const page = { domainId: 38, keyword, limit: 12, offset: pageNo * 12, now: Date.now() };
  const statement = searchStatement(db as unknown as D1Database, page);
  if (!statement) throw new Error(`${keyword} is not a keyword`);
  const runs: { sqlMs: number; callMs: number; hits: number }[] = [];
  for (let run = 0; run < rounds; run++) {
    const started = performance.now();
    const { results, meta } = await statement.all<{ total: number }>();
    const callMs = performance.now() - started;
    runs.push({ sqlMs: meta.duration, callMs, hits: results[0]?.total ?? 0 });
  }
  const median = (key: "sqlMs" | "callMs") =>
    percentile(
      runs.map((run) => run[key]),
      0.5,
    );
  return {
    keyword,
    page: pageNo + 1,
    hits: runs[0]?.hits ?? 0,
    "SQLite ms": median("sqlMs"),
    "call ms": median("callMs"),
  };
}
