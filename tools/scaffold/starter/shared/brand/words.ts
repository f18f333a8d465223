/** Chinese words that no title may break in the middle (worker/upstream/line-breaks.ts). */

/** Of the company, its products and its people. */
export const properNames = ["Acme集团"];

/** Words of the trade that a general dictionary divides. */
export const tradeWords = ["数据中心"];
