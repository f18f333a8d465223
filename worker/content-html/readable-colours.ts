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
 * Makes the colours of pasted texts readable in both colour schemes. Each colour is changed without regard to the
 * elements around it. In the light scheme, a background becomes as light as the site's own backgrounds. In the dark
 * scheme, a background becomes as dark as the site's own. A text colour becomes readable on all these backgrounds.
 */

for (const mode of [modeRgb, modeHsl, modeHwb, modeLab, modeLch, modeOklab, modeOklch, modeP3]) {
  register(mode);
}
register(modeLrgb);
const toRgb = converter("rgb");
const toLinear = converter("lrgb");

/**
 * Luminance (WCAG 2.2) of the darkest background in the light scheme, and of the lightest background in the dark
 * scheme.
 */
export const LIGHT_BACKGROUND = 0.83;
export const DARK_BACKGROUND = 0.016;

const CONTRAST = 4.5;
/** Margins of luminance for rounding, because colours are written in whole numbers. */
const ROUNDING = 0.006;
const DARK_ROUNDING = 0.001;
/** WCAG adds this to both luminances when it computes a contrast. */
const FLARE = 0.05;

/** Linear red, green and blue, from 0 to 1. */
type Light = readonly [number, number, number];

const BLACK: Light = [0, 0, 0];
const WHITE: Light = [1, 1, 1];

const KEYWORD = /^(?:inherit|initial|unset|revert|revert-layer|currentcolor)$/i;
/** Matches a value that this module has written. */
const WRITTEN = /^light-dark\((#[\da-f]{6}), (#[\da-f]{6})\)$/;
/** Matches what may be a colour in a `background` value or in a gradient. */
const TOKEN = /(?:#|[a-z])[\w-]*(?:\([^()]*\))?/gi;
const GRADIENT = /gradient\(/gi;
const MAX_TOKENS = 20;
/** A value of more than this many characters is not a colour. */
const MAX_LENGTH = 100;

/** Returns a readable text colour as CSS, or undefined if the value is not a colour. */
export function readableTextColour(value: string): string | undefined {
  return KEYWORD.test(value) ? value : inBothSchemes(value, textOnLight, textOnDark);
}

/**
 * Returns the first colour of a background as readable CSS, or undefined if the background has no colour or is
 * transparent.
 */
export function readableBackground(value: string): string | undefined {
  if (WRITTEN.test(value)) return inBothSchemes(value, lightBackground, darkBackground);
  const tokens = value.replace(GRADIENT, " ").match(TOKEN)?.slice(0, MAX_TOKENS) ?? [];
  const colour = tokens.find((token) => read(token) && !isTransparent(token));
  return colour && inBothSchemes(colour, lightBackground, darkBackground);
}

type Change = (light: Light) => Light;

function inBothSchemes(value: string, onLight: Change, onDark: Change): string | undefined {
  const [, light = value, dark = value] = WRITTEN.exec(value) ?? [];
  const [first, second] = [read(light), read(dark)];
  return first && second && `light-dark(${write(onLight(first))}, ${write(onDark(second))})`;
}

function textOnLight(colour: Light): Light {
  const darkest = (LIGHT_BACKGROUND + FLARE) / CONTRAST - FLARE;
  if (luminance(colour) <= darkest) return colour;
  const wanted = (1 + FLARE) / ownContrast(colour) - FLARE;
  return withLuminance(colour, Math.min(darkest - ROUNDING, wanted));
}

function textOnDark(colour: Light): Light {
  const lightest = (DARK_BACKGROUND + FLARE) * CONTRAST - FLARE;
  if (luminance(colour) >= lightest) return colour;
  const wanted = (DARK_BACKGROUND + FLARE) * ownContrast(colour) - FLARE;
  return withLuminance(colour, Math.max(lightest + ROUNDING, wanted));
}

function lightBackground(background: Light): Light {
  return luminance(background) >= LIGHT_BACKGROUND
    ? background
    : withLuminance(background, LIGHT_BACKGROUND + ROUNDING);
}

function darkBackground(background: Light): Light {
  return luminance(background) <= DARK_BACKGROUND
    ? background
    : withLuminance(background, DARK_BACKGROUND - DARK_ROUNDING);
}

/**
 * Returns the contrast of a text colour with the background for which it was chosen. The background is assumed to be
 * white or black, whichever differs more from the text.
 */
function ownContrast(colour: Light): number {
  const value = luminance(colour) + FLARE;
  return Math.max((1 + FLARE) / value, value / FLARE);
}

/** Changes a colour to the wanted luminance. A colour that cannot get light enough by itself is mixed with white. */
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

/**
 * The keys have at most 100,000 characters together. Caching pays, because bodies repeat a few colours thousands of
 * times.
 */
const cache = new SizedMap<Light | null>(100_000);

/** Reads a colour as it looks on white paper. Returns undefined if the value is not a colour. */
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
  // Like browsers, this mixes transparent colours with white before it makes them linear.
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
