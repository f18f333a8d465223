/** Chinese words that no title may break in the middle (worker/content-html/line-breaks.ts). */

/** The names of the company, its products and its people. */
export const properNames = (
  "砺枢集团 砺枢 砺钢网 砺钢 砺云 砺控 砺造 砺智 砺运 砺融 以数砺钢 以智为枢 沈砺川 顾明枢 林若衡 陶静和 石景行 宋则明 白予安 " +
  "邵远 温以宁 罗敏之 许知微 程可"
).split(" ");

/**
 * Words that a general dictionary would divide: place names and terms of steelmaking. Words that the dictionary
 * divides into single characters are not listed, because they are kept together anyway.
 */
export const tradeWords =
  // Places and companies
  (
    "乌兰察布 芝勒贡 苏哈尔 贵安 卡拉干达 阿拉木图 印度尼西亚 东南亚 江北新区 中华人民共和国 北岭 云岭 海州 东屿 辽河重工 湘北 临港特钢 " +
    "杜塞尔多夫 伊斯坦布尔 南京南站 南京北站 砺新 宁江轧钢厂 江心洲长江大桥 长江隧道 " +
    // Steel and plants
    "热轧 精轧 粗轧 热连轧线 热连轧 轧机 轧辊 棒材线 棒线材 线材 型材 板带 不锈钢 螺纹钢 钢水 铁水 转炉 连铸 出坯 冷床 退火 热送 余热 冷却塔 产线 " +
    "工程师 老工人 工业机器人 机器人 操作工 操作台 安全型 SF安全型 控制室 集控 主控 控制柜 控制网 电路板 热轧工序能耗 工序能耗 伤害率 命中率 计算机程序 运维 值守 无人值守 封顶 全流程 热轧全流程 班轮 联运 首卷 第一卷钢 " +
    "加热炉 联轴器 变电站 转台 质量一贯制 统一排程 在轧之前 风电场 " +
    // Data and offices
    "机柜 机架 液冷 数据库 数据中心 行业机器人 计量仪表 数控化率 内核 数字孪生 大模型 可持续 连续性 节能 减排 营业收入 净利润 同比 占比 上年 上半年 下半年 半年度 " +
    "可持续发展报告 社会责任报告 北辰年报评选 国际年报奖 年报评选 年报奖 研发投入 智能工厂 乡镇中学 境外买家 Meridian国际年报奖 " +
    "会议中心 国家标准 控股股东 高校师生 流程工业 通讯方式 内部控制 首席财务官 无衬线字体 静默期 一一对应 相结合 缺一补一 答得出 总金额 所在地区 信息技术类 电子商务 同一 投资者 供应商 子公司 事务所 办事处 总机 现场服务中心 思源黑体 " +
    "非公开发行 股权登记日 现金红利 职业技术学院 碳排放数据 工业智能大会 路线 半年后 前三季度 三季度 做对 用得上 先教怎样 转到最近 一头是 评级 金奖 银奖"
  ).split(" ");
