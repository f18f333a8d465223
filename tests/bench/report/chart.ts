/** Lines over one axis; sizes are powers of something, values are not. */
export interface Panel {
  /** What the axes are. */
  x: string;
  y: string;
  lines: { name: string; points: [x: number, y: number][] }[];
}

const COLUMNS = 3;
const WIDTH = 300;
const HEIGHT = 220;
/** Room for the numbers and names of the axes. */
const LEFT = 52;
const RIGHT = 16;
const TOP = 30;
const BOTTOM = 44;
const LEGEND = 30;
const TICKS = 4;

/** Readable on white and on black: lines are told apart by their marks, too. */
const STYLE = `
text { font: 12px system-ui, sans-serif; fill: #24292f }
.name { font-weight: 600 }
.axis { stroke: #57606a; fill: none }
.grid { stroke: #d0d7de }
.line { fill: none; stroke-width: 2 }
.s0 { stroke: #0b5cad } .m0 { fill: #0b5cad }
.s1 { stroke: #b35900; stroke-dasharray: 6 3 } .m1 { fill: #b35900 }
@media (prefers-color-scheme: dark) {
text { fill: #e6edf3 }
.axis { stroke: #9198a1 }
.grid { stroke: #3d444d }
.s0 { stroke: #6cb6ff } .m0 { fill: #6cb6ff }
.s1 { stroke: #f0a35e } .m1 { fill: #f0a35e }
}`;

/** Small charts side by side, as SVG. */
export function drawChart(panels: readonly Panel[]): string {
  const rows = Math.ceil(panels.length / COLUMNS);
  const width = COLUMNS * WIDTH;
  const height = rows * HEIGHT + LEGEND;
  const drawn = panels.map((panel, index) => {
    const x = (index % COLUMNS) * WIDTH;
    const y = Math.floor(index / COLUMNS) * HEIGHT + LEGEND;
    return `<g transform="translate(${x} ${y})">${drawPanel(panel)}</g>`;
  });
  const title = panels.map(({ x, y }) => `${y} by ${x}`).join("; ");
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img">
<title>${escapeXml(title)}</title>
<style>${STYLE}</style>
${drawLegend(panels[0]?.lines.map(({ name }) => name) ?? [])}
${drawn.join("\n")}
</svg>
`;
}

function drawLegend(names: readonly string[]): string {
  return names
    .map((name, index) => {
      const x = LEFT + index * WIDTH;
      return `<path class="line s${index}" d="M${x} 15h36"/>${mark(x + 18, 15, index)}${text(x + 44, 19, name)}`;
    })
    .join("");
}

function drawPanel({ x, y, lines }: Panel): string {
  const points = lines.flatMap((line) => line.points);
  const sizes = [...new Set(points.map(([size]) => size))].toSorted((a, b) => a - b);
  const top = niceAbove(Math.max(...points.map(([, value]) => value)));
  const [first = 1, last = 1] = [sizes[0], sizes.at(-1)];
  const right = WIDTH - RIGHT;
  const bottom = HEIGHT - BOTTOM;
  const span = Math.log(last / first) || 1;
  const atX = (size: number) => round(LEFT + (Math.log(size / first) / span) * (right - LEFT));
  const atY = (value: number) => round(bottom - (value / top) * (bottom - TOP));
  const ticks = Array.from({ length: TICKS + 1 }, (_, index) => (top * index) / TICKS);
  return [
    text(LEFT, TOP - 12, y, "start", "name"),
    ...ticks.map((value) => {
      const line = `<path class="grid" d="M${LEFT} ${atY(value)}H${right}"/>`;
      return line + text(LEFT - 6, atY(value) + 4, String(round(value)), "end");
    }),
    `<path class="axis" d="M${LEFT} ${TOP}V${bottom}H${right}"/>`,
    ...sizes.map((size) => text(atX(size), bottom + 16, shortNumber(size), "middle")),
    text((LEFT + right) / 2, bottom + 34, x, "middle"),
    ...lines.map((line, index) =>
      drawLine(
        line.points.map(([size, value]) => [atX(size), atY(value)]),
        index,
      ),
    ),
  ].join("");
}

function drawLine(points: [number, number][], index: number): string {
  const path = points.map(([x, y], at) => `${at === 0 ? "M" : "L"}${x} ${y}`).join("");
  const marks = points.map(([x, y]) => mark(x, y, index)).join("");
  return `<path class="line s${index}" d="${path}"/>${marks}`;
}

/** Circles for the first line, squares for the second. */
function mark(x: number, y: number, index: number): string {
  return index === 0
    ? `<circle class="m0" cx="${x}" cy="${y}" r="4"/>`
    : `<rect class="m${index}" x="${x - 4}" y="${y - 4}" width="8" height="8"/>`;
}

function text(x: number, y: number, content: string, anchor = "start", name = ""): string {
  const className = name && ` class="${name}"`;
  return `<text${className} x="${x}" y="${y}" text-anchor="${anchor}">${escapeXml(content)}</text>`;
}

/** The next of 1, 2, 4, 6, 8 and their tenfolds: quarters of it are short numbers. */
export function niceAbove(value: number): number {
  if (!(value > 0)) return 1;
  const power = 10 ** Math.floor(Math.log10(value));
  const step = [1, 2, 4, 6, 8, 10].find((candidate) => candidate * power >= value) ?? 10;
  return step * power;
}

function shortNumber(value: number): string {
  return value >= 10_000 ? `${value / 1000}k` : value.toLocaleString("en");
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}

function escapeXml(value: string): string {
  return value.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}
