import type { CallLog } from "../../../tools/mock-upstream/call-log.ts";

export interface UpstreamReport {
  calls: number;
  callsPerSecond: number;
  /** Kinds of call that the warmed pages make. */
  warmedKeys: number;
  callsOfWarmedKeys: number;
  /** Calls of a warmed key in one freshness period. */
  perKeyAndPeriod: number;
  /** One call for every key and period, whatever the number of visitors. */
  bound: number;
  /** Of the calls to the bound. */
  ratio: number;
  /** Number of calls if each request made one. */
  callsPerRequest: number;
}

/** Freshness is shortened by up to this share, so that entries do not expire together. */
const JITTER = 0.05;

/** Counts the calls from now on. */
export function watchCalls(log: CallLog) {
  const before = new Map(log.counts);
  const total = log.total;
  return (seconds: number, freshSeconds: number, requests: number): UpstreamReport => {
    const ofWarmed = [...before].map(([key, count]) => (log.counts.get(key) ?? count) - count);
    const callsOfWarmedKeys = ofWarmed.reduce((sum, count) => sum + count, 0);
    const periods = seconds / (freshSeconds * (1 - JITTER)) + 1;
    const bound = Math.ceil(before.size * periods);
    const calls = log.total - total;
    return {
      calls,
      callsPerSecond: calls / seconds,
      warmedKeys: before.size,
      callsOfWarmedKeys,
      perKeyAndPeriod: callsOfWarmedKeys / before.size / periods,
      bound,
      ratio: callsOfWarmedKeys / bound,
      callsPerRequest: calls / requests,
    };
  };
}
