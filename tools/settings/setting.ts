import { settingsFor } from "../../worker/config/settings.ts";

/** The value of a variable and the place where it was set, for example `wrangler.toml [vars]` or `--var`. */
export interface Setting {
  value: string;
  place: string;
}

export type Settings = ReadonlyMap<string, Setting>;

/** The names of all variables and secrets that the worker reads. */
export const SETTING_NAMES = Object.keys(settingsFor({}));
