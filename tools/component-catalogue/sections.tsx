import type { ReactElement } from "react";
import { Blocks } from "../../shared/blocks/blocks.tsx";
import { Route } from "../../shared/blocks/way.tsx";
import { factsOf } from "../../shared/content/facts.ts";
import { AdjacentItemLinks, BackLink } from "../../shared/items/adjacent-items.tsx";
import { Contents } from "../../shared/items/contents.tsx";
import { DatedRows } from "../../shared/items/dated-rows.tsx";
import { FileLink } from "../../shared/items/file-link.tsx";
import { ListFilters } from "../../shared/items/list-filters.tsx";
import { Person } from "../../shared/items/person.tsx";
import { Prose } from "../../shared/items/prose.tsx";
import { ShareRow } from "../../shared/items/share-row.tsx";
import { TravelTimes } from "../../shared/items/travel-times.tsx";
import { Empty } from "../../shared/layouts/empty.tsx";
import floatingStyles from "../../shared/layouts/header-and-footer-styles/floating-quick-links.late.module.css";
import quickLinkStyles from "../../shared/layouts/header-and-footer-styles/quick-links.late.module.css";
import { AwaitedPageLayout, UnnamedPageLayout } from "../../shared/layouts/page-layout.tsx";
import { SearchBox } from "../../shared/layouts/search-box.tsx";
import { Cards } from "../../shared/pages/list.tsx";
import { PositionList } from "../../shared/pages/positions.tsx";
import { SectionFilter } from "../../shared/pages/search.tsx";
import { settled } from "../../shared/rendering/deferred.tsx";
import { Bars } from "../../shared/ui/bars.tsx";
import { Title } from "../../shared/ui/breakable-text.tsx";
import { Button } from "../../shared/ui/button.tsx";
import { Card, Grid } from "../../shared/ui/card.tsx";
import { Fact, Facts } from "../../shared/ui/fact.tsx";
import { MarkedTitle } from "../../shared/ui/marked.tsx";
import { Pagination, type PaginationProps } from "../../shared/ui/pagination.tsx";
import { Picture } from "../../shared/ui/picture.tsx";
import { Player } from "../../shared/ui/player.tsx";
import { PublishDate } from "../../shared/ui/publish-date.tsx";
import { Series } from "../../shared/ui/series.tsx";
import { Failed, Waiting } from "../../shared/ui/states.tsx";
import { QuickLinks } from "../../worker/ssr/header-and-footer/quick-links.tsx";
import { blockSamples } from "./block-samples.ts";
import {
  filters,
  items,
  journey,
  offices,
  points,
  position,
  prose,
  quickLinks,
  stages,
  stations,
  withFigures,
  withFile,
  withTable,
} from "./samples.ts";

const { usual, counted, dated, undated, long } = items;
const facts = factsOf({ ...prose, facts: ["96人，其中驻厂工程师58人", "68% 热装比例"] });

const pager: PaginationProps = {
  ...{ page: 5, pageCount: 24, total: 288, pageSize: 12, pageSizes: [12, 20, 50] },
  hrefOf: (page) => `#page-${page}`,
};

/** The shared components in all their states. Smaller components come first. */
export const sections: Record<string, Record<string, ReactElement>> = {
  button: {
    filled: (
      <Button as="a" variant="filled" arrow="on" href="#on">
        了解核心业务
      </Button>
    ),
    plain: (
      <Button as="button" variant="plain" type="button">
        复制链接
      </Button>
    ),
    "back to a list": (
      <Button as="a" variant="plain" arrow="back" href="#back">
        返回列表
      </Button>
    ),
  },
  texts: {
    "a title and its breaks": <Title as="h2" item={{ ...long, titleBreaks: [4, 5, 10, 15, 21] }} />,
    "a marked keyword": <MarkedTitle item={long} keyword="热轧" />,
    "a date": <PublishDate item={usual} />,
  },
  "search-box": {
    empty: <SearchBox id="empty" />,
    filled: <SearchBox id="filled" keyword="硅钢" />,
  },
  "file-link": {
    "with its size": <FileLink item={withFile} />,
    "without name and size": <FileLink item={{ ...dated, fileUrl: "/files/report.pdf" }} />,
  },
  "back-link": { usual: <BackLink /> },
  "page-layout": {
    "a page": (
      <AwaitedPageLayout
        background="dark"
        value={settled({ ok: true, value: usual.summary })}
        lead={(text) => <p>{text}</p>}
      >
        {(text) => text}
      </AwaitedPageLayout>
    ),
    "an item": <UnnamedPageLayout item={long}>{usual.summary}</UnnamedPageLayout>,
  },
  chips: {
    all: <SectionFilter keyword="硅钢" selected={undefined} />,
    one: <SectionFilter keyword="硅钢" selected="news" />,
  },
  pagination: {
    "with a jumper": <Pagination {...pager} hasJumper />,
    "without a jumper": <Pagination {...pager} />,
    "first page": <Pagination {...pager} page={1} />,
    "one page": <Pagination {...pager} page={1} pageCount={1} total={7} />,
  },
  picture: {
    usual: <Picture item={usual} alt="" />,
  },
  card: {
    above: (
      <Grid columns={3}>
        <li>
          <Card item={usual} href="#usual" picture={<Picture item={usual} />} />
        </li>
        <li>
          <Card item={long} href="#long" summaryOf={long} />
        </li>
        <li>
          <Card item={undated} isRuled label={<span className="label">2026</span>} />
        </li>
      </Grid>
    ),
    large: <Card item={usual} size="large" summaryOf={usual} picture={<Picture item={usual} />} />,
    people: (
      <Grid columns={4} ratio="4 / 5">
        <li>
          <Person person={{ ...usual, title: "顾明远", subTitle: "董事长" }} sizes="20rem" />
        </li>
        <li>
          <Person person={{ ...undated, title: "沈知行" }} sizes="20rem" href="#person" />
        </li>
      </Grid>
    ),
  },
  cards: {
    usual: <Cards items={[long, usual, counted, dated, undated]} />,
  },
  rows: {
    usual: <DatedRows items={[usual, withFile, undated]} />,
    brief: <DatedRows items={[usual, long]} isBrief />,
  },
  positions: { closed: <PositionList items={[position]} filters={[]} /> },
  player: {
    poster: (
      <Player src="/media/film.mp4" title="轧线一日" duration={84}>
        <Picture item={usual} alt="" />
      </Player>
    ),
  },
  fact: {
    "a count": <Fact number="172" unit="人" text="驻厂工程师" isDrawn />,
    "a part": <Fact number="4" unit="/16人" total={16} text="在芜湖的码头驻点" isDrawn />,
    "a large count": <Fact number="21,400" unit="小时" isDrawn />,
    "a share": <Fact number="68" unit="%" text="热装比例" isDrawn />,
    "a measurement": <Fact number="46.2" unit="亿元" isDrawn />,
    "in the size of the text": (
      <Fact number="240" unit="件" text="备在轧机旁的控制器模块" variant="plain" />
    ),
  },
  facts: {
    margin: <Facts facts={facts} />,
    "no drawing": <Facts facts={facts} isFirstDrawn={false} />,
  },
  "travel times": { usual: <TravelTimes offices={offices} /> },
  route: { usual: <Route route={stations} longest={90} /> },
  series: {
    steps: <Series points={points} caption="steps" />,
    bars: <Bars points={points} />,
  },
  "list-filters": { usual: <ListFilters filters={filters} /> },
  contents: { usual: <Contents items={[usual, long]} /> },
  "share-row": { usual: <ShareRow /> },
  adjacent: {
    usual: (
      <AdjacentItemLinks
        item={usual}
        adjacent={settled({
          ok: true,
          value: { previous: dated, next: long, related: [usual, counted, undated], page: 1 },
        })}
      />
    ),
  },
  "blocks of items": Object.fromEntries(
    Object.entries(blockSamples).map(([block, items]) => [
      block,
      <Blocks key={block} items={items} />,
    ]),
  ),
  prose: { usual: <Prose item={prose} level={2} /> },
  tables: { usual: <Prose item={withTable} level={2} /> },
  drawings: Object.fromEntries(
    [...withFigures, stages, journey].map((item) => [
      item.title,
      <Prose key={item.id} item={item} level={2} />,
    ]),
  ),
  states: {
    waiting: <Waiting rows={3} />,
    failed: <Failed />,
    empty: <Empty />,
  },
  "quick-links": {
    usual: (
      <div className="catalogue-window">
        <nav className={`${quickLinkStyles.square} ${floatingStyles.floating}`}>
          <QuickLinks locale="zh" items={quickLinks} />
        </nav>
      </div>
    ),
  },
};
