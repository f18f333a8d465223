/** A variable's value, and where somebody wrote it: `wrangler.toml:27`, or `--var`. */
export interface Setting {
  value: string;
  place: string;
}

export type Settings = ReadonlyMap<string, Setting>;
