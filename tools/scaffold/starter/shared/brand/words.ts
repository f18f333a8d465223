/** Chinese words that no title may break in the middle (worker/upstream/line-breaks.ts). */

/** Of the company, its products and its people. */
export const properNames = ["Acme"];

/** Words that a general dictionary divides: place names, terms of the trade. */
export const tradeWords = ["数据中心"];
