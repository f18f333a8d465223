import { encode } from "uqr";
import { expect, test } from "vitest";
import { qrMarkup } from "./qr-markup.ts";

const ADDRESS = "https://www.example.com/news/news_detail/10086";

/** The modules that a drawing covers, row by row. */
function drawn(markup: string): boolean[][] {
  const size = Number(/viewBox="0 0 (\d+)/.exec(markup)?.[1]);
  const rows = Array.from({ length: size }, () => Array.from({ length: size }, () => false));
  const path = /<path d="([^"]*)"/.exec(markup)?.[1] ?? "";
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g)) {
    rows[Number(y)]?.fill(true, Number(x), Number(x) + Number(width));
  }
  return rows;
}

test("a QR code has every dark module of its text and no other", () => {
  const { data } = encode(ADDRESS, { ecc: "M", border: 4 });
  expect(drawn(qrMarkup(ADDRESS))).toEqual(data);
});

test("a QR code has four light modules around it, on a light ground of its own", () => {
  const markup = qrMarkup(ADDRESS);
  const rows = drawn(markup);
  const edge = [...rows.slice(0, 4), ...rows.slice(-4)].flat();
  const sides = rows.flatMap((row) => [...row.slice(0, 4), ...row.slice(-4)]);
  expect([...edge, ...sides]).not.toContain(true);
  expect(rows[4]?.[4]).toBe(true);
  expect(markup).toContain(`<path fill="#fff" d="M0 0h${rows.length}v${rows.length}H0z"/>`);
});
