import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { INVESTORS, type Investor } from "./investor-list.ts";
import { tidy, type Word, wordPath, wordWidth } from "./logo.ts";
import { MEDIA } from "./places.ts";

/** All of them stand in tiles of one shape. */
const WIDTH = 240;
const HEIGHT = 80;
const MARK = 48;

/** The investors' logos: a mark on a 48 by 48 grid and their name beside it. */
export async function makeInvestorLogos(): Promise<void> {
  await mkdir(join(MEDIA, "logos"), { recursive: true });
  for (const investor of INVESTORS) {
    await writeFile(join(MEDIA, "logos", `${investor.slug}.svg`), investorLogo(investor));
  }
}

function investorLogo({ slug, label, mark, word, sub }: Investor): string {
  const gap = mark ? 14 : 0;
  const wide = Math.max(...[word, sub].map((line) => wordWidth(line.name as Word, line.size)));
  const left = (WIDTH - (mark ? MARK : 0) - gap - wide) / 2;
  if (left < 4) throw new Error(`the logo ${slug} is ${-left} too wide`);
  const text = left + (mark ? MARK : 0) + gap;
  const shapes = [
    mark && `<g transform="translate(${tidy(left)} ${(HEIGHT - MARK) / 2})">${mark}</g>`,
    ...[word, sub].map(({ name, size, y, fill, x = 0 }) => wordPath(name, text + x, y, size, fill)),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="${label}">${shapes.join("")}</svg>\n`;
}
