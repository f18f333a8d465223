import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { groupDigits } from "../../../shared/i18n/numbers.ts";
import { type Chart, type Figure, FRAME, type TimedShot } from "./film-list.ts";
import { ROOT } from "./places.ts";

const FONT = join(
  ROOT,
  "node_modules/@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2",
);

/** What is set and drawn over a film's pictures: a page whose animations last as long as the film. */
export async function platesPage(shots: readonly TimedShot[]): Promise<string> {
  const font = (await readFile(FONT)).toString("base64");
  const styles = await readFile(join(import.meta.dirname, "film-plates.css"), "utf8");
  const face = `@font-face{font-family:archivo;font-weight:100 900;src:url(data:font/woff2;base64,${font})}`;
  // Whoever takes the frames sets the animations' time.
  const paused = "*,::before{animation-play-state:paused!important}";
  return `<!doctype html><style>${face}${styles}${paused}</style>${shots.map(plate).join("")}`;
}

function plate({ figure, chart, first, frames }: TimedShot): string {
  if (!figure && !chart) return "";
  const times = `--in:${first / FRAME.perSecond}s;--for:${frames / FRAME.perSecond}s`;
  return `<section style="${times}">${figure ? figureHtml(figure) : ""}${chart ? chartHtml(chart) : ""}</section>`;
}

function figureHtml({ number, before, unit = "", steps = 1 }: Figure): string {
  const past = before ? `<span>${before}</span><i></i>` : "";
  return `<div class="figure"><p>${past}<b>${number}</b><small>${unit.replace("₂", "<sub>2</sub>")}</small></p>
${each(Array(steps).fill("<hr>"))}</div>`;
}

function chartHtml({ unit, years, line, before, strips }: Chart): string {
  if (years) {
    const [highest = 0] = Object.values(years).slice(-1);
    const column = ([year, value]: [string, number]) =>
      `<b>${value.toFixed(1)}</b><hr style="block-size:${(value / highest) * 400}px">${year}`;
    const columns = each(Object.entries(years).map(column));
    return `<div class="years">${columns}</div><div class="figure late"><p><b>${highest}</b><small>${unit}</small></p></div>`;
  }
  if (strips) {
    const rows = strips.map(
      (length) => `<b>${groupDigits(length)}</b><hr style="inline-size:${length / 12.5}px">`,
    );
    return `<div class="strips">${each(rows)}</div>`;
  }
  if (!line || !before) throw new Error("a chart has years, strips, or a line and what was before");
  const labels = line.map((value, index) => label(value, index, index === 1 ? "now" : ""));
  return `<svg viewBox="0 0 1280 720"><defs><linearGradient id="heat" gradientUnits="userSpaceOnUse" x2="0" y1="600" y2="120">
<stop stop-color="#56798a"/><stop offset=".45" stop-color="#f0591a"/><stop offset="1" stop-color="#ffd9a0"/></linearGradient></defs>
<path class="before" pathLength="1" d="${curve(before)}"/><path pathLength="1" d="${curve(line)}"/>
${labels.join("")}${label(before[1] ?? 0, 1, "before")}
<text x="72" y="150" class="unit">${unit}</text></svg>`;
}

/** Elements that appear one after the other. */
function each(parts: readonly string[]): string {
  return parts.map((part, index) => `<div style="--nth:${index}">${part}</div>`).join("");
}

const PLACES = [110, 640, 1120];
const levelOf = (value: number) => 620 - value * 0.4;

/** Level at each value, and steep between them. */
function curve([first = 0, ...others]: readonly number[]): string {
  const bends = others.map((value, index) => {
    const [from = 0, to = 0] = PLACES.slice(index);
    const [near, far] = [from + (to - from) * 0.45, to - (to - from) * 0.45];
    const level = levelOf([first, ...others][index] ?? 0);
    return `C${near} ${level} ${far} ${levelOf(value)} ${to} ${levelOf(value)}`;
  });
  return `M${PLACES[0]} ${levelOf(first)}${bends.join("")}`;
}

function label(value: number, index: number, kind: string): string {
  const place = `x="${PLACES[index]}" y="${levelOf(value) - 26}"`;
  return `<text class="${kind}" style="--nth:${index}" ${place}>${groupDigits(value)}</text>`;
}
