import { settingsSchema } from "../../worker/config/config.ts";

/** A variable's value, and where somebody wrote it: `wrangler.toml [vars]`, or `--var`. */
export interface Setting {
  value: string;
  place: string;
}

export type Settings = ReadonlyMap<string, Setting>;

/** Every variable and secret that the worker reads. */
export const SETTING_NAMES = Object.keys(settingsSchema({}).entries);
