import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { withBrowser } from "./browser.ts";
import { addFrame } from "./film-frame.ts";
import { FILMS, type Film, FRAME, LIVES, shotsOf, type TimedShot } from "./film-list.ts";
import { type FilmPicture, readFilmPicture } from "./film-picture.ts";
import { platesPage } from "./film-plates.ts";
import { filmTracks } from "./film-tracks.ts";
import { MEDIA } from "./places.ts";

const FOLDER = join(MEDIA, "video");

/** Frames in which a chapter dissolves into the next. */
const DISSOLVE = 15;

/** Where there is no picture: --dark. */
const GROUND = [11, 13, 15];

/** Films and clips of the pictures, with their tracks: every frame is drawn here, ffmpeg only encodes them. */
export async function makeFilms(requested: readonly string[] = []): Promise<void> {
  await mkdir(FOLDER, { recursive: true });
  for (const film of FILMS) {
    if (requested.length > 0 && !requested.includes(film.name)) continue;
    for (const [file, track] of filmTracks(film)) await writeFile(join(FOLDER, file), track);
    await withBrowser(async (browser) =>
      makeFilm(film, await browser.newPage({ viewport: FRAME })),
    );
  }
}

async function makeFilm(film: Film, page: Page): Promise<void> {
  const shots = shotsOf(film);
  const pictures = new Map<string, FilmPicture>();
  await page.setContent(await platesPage(shots));
  await page.evaluate("document.fonts.ready");
  const encoder = spawn("ffmpeg", encoding(join(FOLDER, `${film.name}.mp4`)), {
    stdio: ["pipe", "inherit", "inherit"],
  });
  const ended = once(encoder, "exit");
  let plates: Plates = { progress: "", pixels: Buffer.alloc(0) };
  const count = shots.reduce((sum, { frames }) => sum + frames, 0);
  for (let index = 0; index < count; index++) {
    const frame = await drawFilmFrame(shots, index, pictures);
    plates = await drawPlates(page, index, plates);
    const isRoom = encoder.stdin.write(cover(frame, plates.pixels));
    if (!isRoom) await once(encoder.stdin, "drain");
  }
  encoder.stdin.end();
  const [code] = await ended;
  if (code !== 0) throw new Error(`ffmpeg could not encode ${film.name}`);
}

/** A frame without its plates; keeps the pictures that it has read. */
async function drawFilmFrame(
  shots: readonly TimedShot[],
  index: number,
  pictures: Map<string, FilmPicture>,
): Promise<Float32Array> {
  const frame = new Float32Array(FRAME.width * FRAME.height * 3);
  for (const [shot, share] of visibleShots(shots, index)) {
    const { picture: name } = shot;
    if (name === undefined) {
      addGround(frame, share);
      continue;
    }
    const picture = pictures.get(name) ?? (await readFilmPicture(name));
    pictures.set(name, picture);
    addFrame(frame, shot, picture, LIVES[name] ?? {}, index, share);
  }
  return frame;
}

/** The shot at a frame, and the one that dissolves into it, each with its share of the light. */
function visibleShots(shots: readonly TimedShot[], index: number): [TimedShot, number][] {
  const at = shots.findLastIndex(({ first }) => first <= index);
  const [shot, last] = [shots[at], shots[at - 1]];
  if (!shot) throw new Error("a film has at least one shot");
  const share = shot.beginsChapter && last ? (index - shot.first + 1) / DISSOLVE : 1;
  if (!last || share >= 1) return [[shot, 1]];
  return [
    [last, 1 - share],
    [shot, share],
  ];
}

function addGround(frame: Float32Array, share: number): void {
  for (let i = 0; i < frame.length; i++) frame[i] += GROUND[i % 3] * share;
}

/** What stands over the pictures, and how far its animations are. */
interface Plates {
  progress: string;
  /** Red, green, blue and opacity. */
  pixels: Buffer;
}

/** As they are at a frame; while nothing moves, the last ones. */
async function drawPlates(page: Page, index: number, last: Plates): Promise<Plates> {
  const progress = await page.evaluate<string>(`document.getAnimations().map((animation) => {
    animation.currentTime = ${(index / FRAME.perSecond) * 1000};
    return animation.effect.getComputedTiming().progress;
  }).join()`);
  if (progress === last.progress) return last;
  const png = await page.screenshot({ omitBackground: true });
  return { progress, pixels: await sharp(png).ensureAlpha().raw().toBuffer() };
}

/** The frame as bytes, with the plates over it. */
function cover(frame: Float32Array, plates: Buffer): Uint8ClampedArray {
  const bytes = new Uint8ClampedArray(frame.length);
  for (let i = 0, at = 0; i < frame.length; i += 3, at += 4) {
    const opacity = plates[at + 3] / 255;
    for (let channel = 0; channel < 3; channel++) {
      // Not more than white, or what glows would outshine its cover.
      const light = Math.min(255, frame[i + channel]);
      bytes[i + channel] = light + (plates[at + channel] - light) * opacity;
    }
  }
  return bytes;
}

function encoding(target: string): string[] {
  const { width, height, perSecond } = FRAME;
  const input = `-f rawvideo -pix_fmt rgb24 -s ${width}x${height} -r ${perSecond} -i -`;
  const color = "-colorspace bt709 -color_primaries bt709 -color_trc bt709 -color_range tv";
  // A minute has less than two megabytes; dark walls need more bits than x264 gives them (aq-mode).
  const video =
    "-c:v libx264 -profile:v high -preset faster -b:v 230k -aq-mode 2 -threads 1 -pix_fmt yuv420p";
  // No dates and versions, and one thread: the same frames are to give the same file.
  const file = "-an -map_metadata -1 -fflags +bitexact -flags:v +bitexact -movflags +faststart";
  return [
    ...["-v", "error", "-y"],
    ...input.split(" "),
    ...["-vf", "scale=out_color_matrix=bt709:out_range=tv"],
    ...`${video} ${color} ${file}`.split(" "),
    target,
  ];
}
