/** Chinese words that no title may break in the middle (worker/content-html/line-breaks.ts). */

/** The names of the company, its products and its people. */
export const properNames = ["Acme集团"];

/** Words that a general dictionary would divide, such as places and the terms of the company's trade. */
export const tradeWords = (
  "印度尼西亚 东南亚 乌兰察布 可持续发展报告 可持续 社会责任报告 营业收入 净利润 研发投入 同比 占比 上半年 下半年 " +
  "智能工厂 数据中心 乡镇中学 工程师 办事处 供应商 投资者 子公司"
).split(" ");
