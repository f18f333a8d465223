import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import { parse } from "yaml";

export const FRAME = { width: 1280, height: 720, perSecond: 25 };

/** Where the camera looks: the middle in shares of the picture, and how near it is. */
const view = v.strictTuple([v.number(), v.number(), v.number()]);

const words = v.strictObject({ zh: v.string(), en: v.string() });

/** What moves in a picture besides the camera. */
const life = v.strictObject({
  /** A share of its light: what was taken by day is shown at dusk. */
  light: v.optional(v.number()),
  /** Glowing steel breathes; its pattern runs this way, in shares of the width a second. */
  heat: v.optional(v.strictObject({ x: v.number(), y: v.number(), strength: v.number() })),
  /** Air shimmers over what glows: pixels. */
  haze: v.optional(v.number()),
  /** Small lights come and go, so many times a second. */
  lights: v.optional(v.strictObject({ rate: v.number(), strength: v.number() })),
  /** Leaves move by so many pixels. */
  leaves: v.optional(v.number()),
  /** Wet ground or water below this share of the height trembles. */
  ripple: v.optional(v.strictObject({ below: v.number(), reach: v.number() })),
  /** A light that passes over what shines. */
  sweep: v.optional(v.number()),
  particles: v.optional(
    v.strictObject({
      kind: v.picklist(["sparks", "motes"]),
      count: v.number(),
      x: v.number(),
      y: v.number(),
      spread: v.number(),
    }),
  ),
});

/** A large number over the picture, without a word of any language. */
const figure = v.strictObject({
  number: v.string(),
  /** What it has been before. */
  before: v.optional(v.string()),
  unit: v.optional(v.string()),
  /** So many steps light up one after the other. */
  steps: v.optional(v.number()),
});

/** A drawing in place of a picture. */
const chart = v.strictObject({
  unit: v.string(),
  /** Columns, the last of them glowing. */
  years: v.optional(v.record(v.string(), v.number())),
  /** Values along a line, and what they have been before. */
  line: v.optional(v.array(v.number())),
  before: v.optional(v.array(v.number())),
  /** Strips of this length. */
  strips: v.optional(v.array(v.number())),
});

const shot = v.strictObject({
  picture: v.optional(v.string()),
  from: v.optional(view, [0.5, 0.5, 1]),
  to: v.optional(view, [0.5, 0.5, 1]),
  figure: v.optional(figure),
  chart: v.optional(chart),
});

/** Shots share its time evenly and are cut hard; chapters dissolve into each other. */
const chapter = v.strictObject({
  seconds: v.number(),
  shots: v.array(shot),
  title: v.optional(words),
  /** Subtitles, which share the chapter's time evenly. */
  lines: v.optional(v.array(words), []),
});

const film = v.strictObject({ name: v.string(), chapters: v.array(chapter) });

export type View = v.InferOutput<typeof view>;
export type Life = v.InferOutput<typeof life>;
export type Figure = v.InferOutput<typeof figure>;
export type Chart = v.InferOutput<typeof chart>;
export type Film = v.InferOutput<typeof film>;

/** A shot and the frames in which it is seen. */
export interface TimedShot extends v.InferOutput<typeof shot> {
  first: number;
  frames: number;
  beginsChapter: boolean;
}

const source = readFileSync(join(import.meta.dirname, "films.yaml"), "utf8");
const list = v.strictObject({ life: v.record(v.string(), life), films: v.array(film) });

export const { life: LIVES, films: FILMS } = v.parse(list, parse(source));

/** The shots of a film one after the other. */
export function shotsOf({ chapters }: Film): TimedShot[] {
  let first = 0;
  return chapters.flatMap(({ seconds, shots }) =>
    shots.map((shot, index) => {
      const frames = Math.round((seconds * FRAME.perSecond) / shots.length);
      first += frames;
      return { ...shot, first: first - frames, frames, beginsChapter: index === 0 };
    }),
  );
}
