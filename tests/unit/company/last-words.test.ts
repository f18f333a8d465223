import { expect, test } from "vitest";
import { lastWordsAt, quantitiesOf } from "../../../worker/content-html/whole-parts.ts";

/** Returns a text with a vertical bar. No line may break between the words after the bar. */
function shown(text: string): string {
  const last = lastWordsAt(text, quantitiesOf(text));
  return `${text.slice(0, last)}|${text.slice(last)}`;
}

test.each([
  "成立砺控事业部，承担传动|与控制器研发。",
  "客户可以在自己的机房里运行|自己的模型。",
  "全年测得的平均厚度|偏差19微米。",
  "与三所大学共建|联合实验室。",
  "沈砺川先生持有的股份|和表决权占68.4%。",
  "操作工和工程师在同一间屋里|一起工作。",
  "先问有没有用，|答案对不对是其次。",
  "算法和老师傅意见不一致时，|由现场说了算。",
  "缺陷的照片和它在钢卷上具体的|长度位置上。",
  "客户可以免费改期，包括所有|受影响的订单。",
  "数据的保存期限由15年|延长到20年。",
  "班组连续三年获评|“巾帼创新岗”。",
  "系统会把来电自动|转到最近的办事处。",
  "遇到封航的时候，系统会|建议走大桥。",
  "公司的董事在这段时间|不得买卖股票。",
  "本公司注册所在的国家|是中华人民共和国。",
  "这些年里，|我们做对了一件事。",
  "同一天炼出的钢属于|同一个批次。",
  "从第三座高炉的控制室开始|替换旧系统。",
  "年节约标准煤来自轧线|余热回收。",
  "多余的热量只能经|冷却塔排放。",
  "现场换下了四十二面|旧控制柜。",
  "来访的客户|可以事先了解生产。",
  "以下股东的持股比例|均为2025年12月31日的数字。",
  "采购的余材|卖给用得上的人。",
  "抗疫专题|获单项推荐。",
])(
  "the last words of a text, between which no line may break, begin with a whole word: %s",
  (marked) => {
    expect(shown(marked.replace("|", ""))).toBe(marked);
  },
);
