import type { SCENES } from "./places.ts";

/** What the renders show, for those who print them. */
export const CAPTIONS: Record<(typeof SCENES)[number], { zh: string; en: string }> = {
  "caster-slab": {
    zh: "连铸机出坯侧：切割后的红热板坯沿辊道移出。",
    en: "The run-out of a continuous caster: glowing slabs leave on the roller table.",
  },
  "city-network": {
    zh: "夜色中的城市路网：环线与放射状干道由车流连成亮线。",
    en: "A city's road network at night: traffic draws the ring and its radial roads.",
  },
  "coil-warehouse": {
    zh: "热轧钢卷库：一卷刚下线的红热钢卷停放在冷卷之间。",
    en: "A warehouse of hot-rolled coil: one coil, fresh from the line, glows among cold ones.",
  },
  "control-room": {
    zh: "集控中心：弧形操作台与显示生产曲线和带钢热像的屏幕墙。",
    en: "A central control room: a curved desk before the wall of trends and the strip's thermal image.",
  },
  "green-plant": {
    zh: "厂区绿地：林荫路与光伏板，远处为厂房和烟囱。",
    en: "The grounds of a plant: trees and solar panels, with halls and stacks behind.",
  },
  "lab-still": {
    zh: "检化验室：镶嵌抛光后的金相试样与玻璃器皿。",
    en: "In the laboratory: mounted and polished metallographic samples beside glassware.",
  },
  ladle: {
    zh: "钢包浇注：钢水成一股落入下方容器，火星四溅。",
    en: "Teeming from the ladle: steel falls in one stream into the vessel below, throwing sparks.",
  },
  "pipe-yard": {
    zh: "钢管堆场：码成垛的大口径钢管，部分管口涂有橙色标识。",
    en: "A pipe yard: large-diameter pipes in a stack, some ends marked in orange.",
  },
  "plate-stack": {
    zh: "中厚板与型钢成品库：成垛的钢板和端部喷标的型钢。",
    en: "Finished plates and sections in store: stacked plates, and beams with painted ends.",
  },
  "port-cranes": {
    zh: "港口岸桥下：一艘货轮靠泊，码头上停放着成排钢卷。",
    en: "Below the quay cranes: a freighter alongside, rows of steel coil on the quay.",
  },
  "rail-sections": {
    zh: "冷床上的钢轨：由红热到冷却的轨材平行排列。",
    en: "Rails on the cooling bed, in parallel from red heat to cold steel.",
  },
  "report-still": {
    zh: "摊开的年度报告、钢笔与一件钢制试样。",
    en: "An annual report lying open, with a pen and a steel sample.",
  },
  "robot-cell": {
    zh: "机器人工作站：橙色六轴机械臂抓取环形工件。",
    en: "A robot cell: an orange six-axis arm picks up ring-shaped parts.",
  },
  "server-racks": {
    zh: "数据中心冷通道：两排机柜之间的走道与顶部走线架。",
    en: "A cold aisle in the data centre, between two rows of racks and below the cable trays.",
  },
  "strip-line": {
    zh: "热轧机组：红热带钢从机架间通过。",
    en: "The hot strip mill: glowing strip passes through the stand.",
  },
  "wire-rod": {
    zh: "高线成品库：一捆红热盘条置于冷却后的盘条之间。",
    en: "Wire rod in store: one glowing coil among those that have cooled.",
  },
};
