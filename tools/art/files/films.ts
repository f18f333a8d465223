import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { drawFrame, FRAME } from "./film-frame.ts";
import { FILMS, type Film } from "./film-list.ts";
import { readFilmPicture } from "./film-picture.ts";
import { MEDIA } from "./places.ts";

const FOLDER = join(MEDIA, "video");

/** Film clips of the renders: every frame is drawn here, ffmpeg only encodes them. */
export async function makeFilms(requested: readonly string[] = []): Promise<void> {
  await mkdir(FOLDER, { recursive: true });
  for (const film of FILMS) {
    if (requested.length === 0 || requested.includes(film.picture)) await makeFilm(film);
  }
}

async function makeFilm(film: Film): Promise<void> {
  const picture = await readFilmPicture(film.picture);
  const encoder = spawn("ffmpeg", encoding(join(FOLDER, `${film.picture}.mp4`)), {
    stdio: ["pipe", "inherit", "inherit"],
  });
  const ended = once(encoder, "exit");
  for (let index = 0; index < FRAME.seconds * FRAME.perSecond; index++) {
    const isRoom = encoder.stdin.write(drawFrame(film, picture, index));
    if (!isRoom) await once(encoder.stdin, "drain");
  }
  encoder.stdin.end();
  const [code] = await ended;
  if (code !== 0) throw new Error(`ffmpeg could not encode ${film.picture}`);
}

function encoding(target: string): string[] {
  const { width, height, perSecond } = FRAME;
  const input = `-f rawvideo -pix_fmt rgb24 -s ${width}x${height} -r ${perSecond} -i -`;
  const color = "-colorspace bt709 -color_primaries bt709 -color_trc bt709 -color_range tv";
  const video = "-c:v libx264 -profile:v high -preset veryslow -crf 28 -pix_fmt yuv420p";
  // No dates and versions: the same frames are to give the same file.
  const file = "-an -map_metadata -1 -fflags +bitexact -flags:v +bitexact -movflags +faststart";
  return [
    ...["-v", "error", "-y"],
    ...input.split(" "),
    ...["-vf", "scale=out_color_matrix=bt709:out_range=tv"],
    ...`${video} ${color} ${file}`.split(" "),
    target,
  ];
}
