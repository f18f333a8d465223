import {
  converter,
  formatHex,
  modeHsl,
  modeHwb,
  modeLab,
  modeLch,
  modeLrgb,
  modeOklab,
  modeOklch,
  modeP3,
  modeRgb,
  parse,
  useMode as register,
} from "culori/fn";
import { SizedMap } from "../cache/sized-map.ts";

/**
 * Colours of pasted texts, readable in both colour schemes. Each is changed by itself, whatever it
 * is nested in: a ground becomes as light, or in the dark scheme as dark, as the site's own grounds,
 * and an ink readable on all of them.
 */

for (const mode of [modeRgb, modeHsl, modeHwb, modeLab, modeLch, modeOklab, modeOklch, modeP3]) {
  register(mode);
}
register(modeLrgb);
const toRgb = converter("rgb");
const toLinear = converter("lrgb");

/** Luminance (WCAG 2.2) of the darkest ground in the light scheme, and of the lightest in the dark one. */
export const LIGHT_GROUND = 0.83;
export const DARK_GROUND = 0.016;

const CONTRAST = 4.5;
/** Margin of a changed luminance: a colour is written in whole numbers, which may lose a little of it. */
const ROUNDING = 0.006;
const DARK_ROUNDING = 0.001;
/** Added to luminances in a contrast. */
const FLARE = 0.05;

/** Red, green and blue from 0 to 1, in proportion to light. */
type Light = readonly [number, number, number];

const BLACK: Light = [0, 0, 0];
const WHITE: Light = [1, 1, 1];

const KEYWORD = /^(?:inherit|initial|unset|revert|revert-layer|currentcolor)$/i;
/** What this module writes. */
const WRITTEN = /^light-dark\((#[\da-f]{6}), (#[\da-f]{6})\)$/;
/** A colour among the other values of `background`, or within a gradient. */
const TOKEN = /(?:#|[a-z])[\w-]*(?:\([^()]*\))?/gi;
const GRADIENT = /gradient\(/gi;
const MAX_TOKENS = 20;
/** Characters. A longer value is not a colour. */
const MAX_LENGTH = 100;

/** The colour of a text as CSS. Undefined if the value is not a colour. */
export function readableInk(value: string): string | undefined {
  return KEYWORD.test(value) ? value : inBothSchemes(value, inkOnLight, inkOnDark);
}

/** The first colour of a background as CSS: undefined if it has none, or is transparent. */
export function readableGround(value: string): string | undefined {
  if (WRITTEN.test(value)) return inBothSchemes(value, lightGround, darkGround);
  const tokens = value.replace(GRADIENT, " ").match(TOKEN)?.slice(0, MAX_TOKENS) ?? [];
  const colour = tokens.find((token) => read(token) && !isTransparent(token));
  return colour && inBothSchemes(colour, lightGround, darkGround);
}

type Change = (light: Light) => Light;

function inBothSchemes(value: string, onLight: Change, onDark: Change): string | undefined {
  const [, light = value, dark = value] = WRITTEN.exec(value) ?? [];
  const [first, second] = [read(light), read(dark)];
  return first && second && `light-dark(${write(onLight(first))}, ${write(onDark(second))})`;
}

function inkOnLight(ink: Light): Light {
  const darkest = (LIGHT_GROUND + FLARE) / CONTRAST - FLARE;
  if (luminance(ink) <= darkest) return ink;
  const wanted = (1 + FLARE) / ownContrast(ink) - FLARE;
  return withLuminance(ink, Math.min(darkest - ROUNDING, wanted));
}

function inkOnDark(ink: Light): Light {
  const lightest = (DARK_GROUND + FLARE) * CONTRAST - FLARE;
  if (luminance(ink) >= lightest) return ink;
  const wanted = (DARK_GROUND + FLARE) * ownContrast(ink) - FLARE;
  return withLuminance(ink, Math.max(lightest + ROUNDING, wanted));
}

function lightGround(ground: Light): Light {
  return luminance(ground) >= LIGHT_GROUND
    ? ground
    : withLuminance(ground, LIGHT_GROUND + ROUNDING);
}

function darkGround(ground: Light): Light {
  return luminance(ground) <= DARK_GROUND
    ? ground
    : withLuminance(ground, DARK_GROUND - DARK_ROUNDING);
}

/** The contrast with the ground that the ink was meant for: white or black, whichever differs more. */
function ownContrast(ink: Light): number {
  const value = luminance(ink) + FLARE;
  return Math.max((1 + FLARE) / value, value / FLARE);
}

/** The colour with less or more light. If it cannot get lighter by itself, it is mixed with white. */
function withLuminance(light: Light, wanted: number): Light {
  const target = Math.min(1, Math.max(0, wanted));
  const strongest = Math.max(...light);
  const full = strongest === 0 ? light : mix(BLACK, light, 1 / strongest);
  const most = luminance(full);
  return target <= most && most > 0
    ? mix(BLACK, full, target / most)
    : mix(full, WHITE, (target - most) / (1 - most || 1));
}

function mix(from: Light, to: Light, share: number): Light {
  const [red, green, blue] = from.map((part, index) => part + ((to[index] ?? 0) - part) * share);
  return [red ?? 0, green ?? 0, blue ?? 0];
}

function luminance([red, green, blue]: Light): number {
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Characters of all values; bodies repeat a few colours thousands of times. */
const cache = new SizedMap<Light | null>(100_000);

/** A colour as it looks on white paper. Undefined if the value is not a colour. */
function read(value: string): Light | undefined {
  if (value.length > MAX_LENGTH) return undefined;
  const known = cache.get(value);
  if (known !== undefined) return known ?? undefined;
  const light = readColour(value) ?? null;
  cache.set(value, light, value.length);
  return light ?? undefined;
}

function readColour(value: string): Light | undefined {
  const colour = toRgb(parse(value.trim().toLowerCase()));
  if (!colour) return undefined;
  const alpha = share(colour.alpha ?? 1);
  // Browsers, too, mix a transparent colour before its parts become proportional to light.
  const onPaper = (part: number) => 1 - alpha + share(part) * alpha;
  const { r, g, b } = toLinear({
    mode: "rgb",
    r: onPaper(colour.r),
    g: onPaper(colour.g),
    b: onPaper(colour.b),
  });
  return [r, g, b];
}

function share(part: number): number {
  return Math.min(1, Math.max(0, part || 0));
}

function isTransparent(value: string): boolean {
  return parse(value.toLowerCase())?.alpha === 0;
}

function write([r, g, b]: Light): string {
  return formatHex({ mode: "lrgb", r, g, b });
}
