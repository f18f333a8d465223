import type { Word } from "./logo.ts";

interface Line {
  name: Word;
  size: number;
  /** Baseline. */
  y: number;
  fill: string;
  /** Moved to the right, where a letter's side needs it. */
  x?: number;
}

/** An investor's logo; its mark is drawn on a 48 by 48 grid. */
export interface Investor {
  slug: string;
  label: string;
  mark: string;
  word: Line;
  sub: Line;
}

const pathOf = (fill: string, d: string) => `<path fill="${fill}" d="${d}"/>`;
const strokeOf = (color: string, width: number, d: string) =>
  `<path fill="none" stroke="${color}" stroke-width="${width}" d="${d}"/>`;

export const INVESTORS: readonly Investor[] = [
  {
    slug: "shuoan-industrial",
    label: "Shuo’an Industrial Investment",
    // Two masonry blocks that carry a third.
    mark:
      pathOf("#0b3a6b", "M4 26h18v18H4zM26 26h18v18H26z") + pathOf("#d19a2a", "M15 4h18v18H15z"),
    word: { name: "shuoan", size: 29, y: 42, fill: "#0b3a6b" },
    sub: { name: "shuoan-sub", size: 9.4, y: 57, fill: "#4a5a6a" },
  },
  {
    slug: "ningjiang-metal",
    label: "Ningjiang Metal Investment",
    // A river within a hexagonal bar.
    mark:
      pathOf("#7a1f2b", "M24 2l19 11v22L24 46 5 35V13z") +
      strokeOf("#fff", 3.4, "M5 20c7-5 12-5 19 0s12 5 19 0M5 29c7-5 12-5 19 0s12 5 19 0"),
    word: { name: "ningjiang", size: 33, y: 42, fill: "#7a1f2b" },
    sub: { name: "ningjiang-sub", size: 15.5, y: 60, fill: "#3d3335" },
  },
  {
    slug: "beiling-group",
    label: "Beiling Iron and Steel Group",
    // A ridge in two sheets.
    mark: pathOf("#1d2a33", "M0 42L18 8l10 19-8 15z") + pathOf("#c8102e", "M24 42l13-24 11 24z"),
    word: { name: "beiling", size: 38, y: 45, fill: "#1d2a33" },
    sub: { name: "beiling-sub", size: 13.3, y: 60, fill: "#5a656d" },
  },
  {
    slug: "jiangyu-manufacturing",
    label: "Jiangyu Advanced Manufacturing Fund",
    // A gear's quarter turned into a field.
    mark:
      strokeOf("#00857c", 6, "M41 24a17 17 0 1 1-17-17") +
      strokeOf("#00857c", 6, "M31.5 24a7.5 7.5 0 1 1-7.5-7.5") +
      pathOf("#8cc63f", "M29 4h15v15H29z"),
    word: { name: "jiangyu", size: 36, y: 40, fill: "#00655e" },
    sub: { name: "jiangyu-sub", size: 9.6, y: 66, fill: "#4d6462", x: 1 },
  },
  {
    slug: "songbai-pension",
    label: "Songbai Pension Fund",
    // A pine of three boughs.
    mark: pathOf("#1f5a3c", "M24 2l11 14H13zM24 12l14 17H10zM24 24l18 17H6zM22 41h4v6h-4z"),
    word: { name: "songbai", size: 36, y: 38, fill: "#1f5a3c" },
    sub: { name: "songbai-sub", size: 15.5, y: 65, fill: "#59665e", x: 1 },
  },
  {
    slug: "lingang-steel",
    label: "Lingang Special Steel",
    // An ingot before the horizon of a harbour.
    mark: pathOf("#003c71", "M8 6h32l6 20H2z") + pathOf("#e35205", "M2 30h44v4H2zM7 37h34v4H7z"),
    word: { name: "lingang", size: 28, y: 40, fill: "#003c71" },
    sub: { name: "lingang-sub", size: 14.3, y: 57, fill: "#e35205", x: 1 },
  },
  {
    slug: "qamar-gulf",
    label: "Qamar Gulf Investment Company",
    // A crescent over the water.
    mark:
      pathOf("#8a6d3b", "M30 5a17 17 0 1 0 11 27A15 15 0 1 1 30 5z") +
      strokeOf("#8a6d3b", 2, "M6 43.500h36"),
    word: { name: "qamar", size: 27, y: 40, fill: "#2b2620" },
    sub: { name: "qamar-sub", size: 7.2, y: 56, fill: "#8a6d3b" },
  },
  {
    slug: "jianghui-bank",
    label: "Jianghui Bank Equity Fund",
    // Streams that meet in a coin.
    mark:
      pathOf("#b5121b", "M24 2a22 22 0 1 1 0 44 22 22 0 0 1 0-44z") +
      strokeOf("#fff", 4, "M13 10c0 12 11 12 11 22v14M35 10c0 12-11 12-11 22"),
    word: { name: "jianghui", size: 23.5, y: 39, fill: "#2a2a2c" },
    sub: { name: "jianghui-sub", size: 15, y: 58, fill: "#b5121b" },
  },
  {
    slug: "henglan-life",
    label: "Henglan Life",
    // Mist over a level: the two characters of the name.
    mark:
      pathOf("#2f5fa8", "M24 4c12 0 20 9 20 20H4C4 13 12 4 24 4z") +
      strokeOf("#7fa8dc", 4, "M4 31h40M11 39h26"),
    word: { name: "henglan", size: 33, y: 41, fill: "#234a86" },
    sub: { name: "henglan-sub", size: 13, y: 60, fill: "#5c7fb5", x: 1 },
  },
  {
    slug: "nordfjell-kapital",
    label: "Nordfjell Kapital",
    // One mountain and its snow line.
    mark:
      strokeOf("#12324a", 2.6, "M3 42L24 6l21 36z") +
      strokeOf("#12324a", 2.6, "M14.5 22.500l5 5L24 22l4.5 5.5 5-5"),
    word: { name: "nordfjell", size: 22, y: 40, fill: "#12324a" },
    sub: { name: "nordfjell-sub", size: 12, y: 58, fill: "#12324a" },
  },
  {
    slug: "heyu-ventures",
    label: "Heyu Ventures",
    // A seedling upon an island.
    mark:
      pathOf("#2e9e5b", "M23 27C10 27 5 19 5 9c12 0 18 7 18 18z") +
      pathOf("#f2a516", "M25 21c0-10 6-15 17-15 0 10-6 15-17 15z") +
      pathOf("#1b3b4b", "M4 44c4-9 12-13 20-13s16 4 20 13z"),
    word: { name: "heyu", size: 38, y: 41, fill: "#1b3b4b" },
    sub: { name: "heyu-sub", size: 17, y: 66, fill: "#2e9e5b", x: 1 },
  },
  {
    slug: "selat-partners",
    label: "Selat Growth Partners",
    // A strait between two shores, with the way through.
    mark:
      pathOf("#0a4f57", "M2 4h17c6 8-6 14 0 22s-4 12-2 18H2z") +
      pathOf("#f26b3a", "M46 44H29c-6-8 6-14 0-22s4-12 2-18h15z"),
    word: { name: "selat", size: 38, y: 45, fill: "#0a4f57" },
    sub: { name: "selat-sub", size: 12.5, y: 60, fill: "#4b6468", x: 1 },
  },
];
