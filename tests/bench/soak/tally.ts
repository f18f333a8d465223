import type { ServiceResponse } from "./client.ts";
import { Histogram } from "./histogram.ts";
import type { Kind, Visit } from "./visits.ts";

/** Statistics of all requests of one kind. */
class Row {
  requests = 0;
  /** Responses with 5xx, and connection failures. */
  failures = 0;
  /** Responses with 200 that are much shorter than when warmed. */
  incomplete = 0;
  readonly times = new Histogram();
}

const LISTED = 100;
const COMPLETE_SHARE = 0.9;

export class Tally {
  readonly rows: Record<Kind, Row> = {
    warmed: new Row(),
    conditional: new Row(),
    tracked: new Row(),
    "never seen": new Row(),
  };
  readonly all = new Row();
  readonly statuses = new Map<string, number>();
  readonly caches = { html: new Map<string, number>(), data: new Map<string, number>() };
  /** The first failed and incomplete responses of warmed pages. */
  readonly failed: string[] = [];
  readonly incomplete: string[] = [];

  add(visit: Visit, response: ServiceResponse): void {
    const isFailure = response.status === undefined || response.status >= 500;
    const isIncomplete = isCutShort(visit, response);
    for (const row of [this.rows[visit.kind], this.all]) {
      row.requests += 1;
      row.failures += Number(isFailure);
      row.incomplete += Number(isIncomplete);
      row.times.add(response.milliseconds);
    }
    count(this.statuses, String(response.status ?? "no response"));
    this.#countCaches(String(response.headers["cache-status"] ?? ""));
    const line = `${visit.path} ${response.status ?? "no response"}`;
    if (isFailure && isSeen(visit)) list(this.failed, line);
    if (isIncomplete)
      list(this.incomplete, `${line}, ${response.bytes} of ${visit.warm?.bytes} bytes`);
  }

  /** Failures of warmed pages, which fail the soak. */
  get seenFailures(): number {
    return this.rows.warmed.failures + this.rows.conditional.failures;
  }

  #countCaches(cacheStatus: string): void {
    const members = cacheStatus.split(/,\s*/);
    for (const name of ["html", "data"] as const) {
      const member = members.find((text) => text.startsWith(`${name};`));
      count(this.caches[name], member?.replace(/; ttl=-?\d+/, "") ?? "none");
    }
  }
}

function isSeen({ kind }: Visit): boolean {
  return kind === "warmed" || kind === "conditional";
}

function isCutShort({ warm }: Visit, { status, bytes }: ServiceResponse): boolean {
  return warm !== undefined && status === 200 && bytes < warm.bytes * COMPLETE_SHARE;
}

function list(lines: string[], line: string): void {
  if (lines.length < LISTED) lines.push(line);
}

function count(counts: Map<string, number>, name: string): void {
  counts.set(name, (counts.get(name) ?? 0) + 1);
}
