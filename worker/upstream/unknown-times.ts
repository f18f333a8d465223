import * as v from "valibot";
import { nonEmptyText, timestamp } from "../../shared/content/fields.ts";
import { once } from "./once.ts";

const unlogged = once();

/** Times of a response that cannot be understood, which are dropped; each is returned once per isolate. */
export function newUnknownTimes(response: unknown): string[] {
  return itemsOf(response).flatMap(({ publishTime, updateTime, modifyTime }) =>
    [publishTime, updateTime, modifyTime]
      .filter((time) => v.is(nonEmptyText, time) && !v.is(timestamp, time))
      .flatMap((time) => unlogged(String(time))),
  );
}

/** The items of a response that has been parsed, in whichever shape. */
function itemsOf(response: unknown): Record<string, unknown>[] {
  const { data } = response as { data: unknown };
  const list = v.is(v.object({ data: v.array(v.unknown()) }), data) ? data.data : [data].flat();
  return list.filter((item): item is Record<string, unknown> => v.is(v.looseObject({}), item));
}
