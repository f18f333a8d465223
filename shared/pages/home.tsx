import type { ComponentType, ReactNode } from "react";
import { headings, series, size } from "../brand/home.ts";
import { nodes } from "../brand/pages.ts";
import { site } from "../brand/site.ts";
import { groupQuery } from "../content/groups.ts";
import { itemAddress } from "../content/item-key.ts";
import { findNode } from "../content/navigation.ts";
import { useMessages } from "../i18n/locale-context.tsx";
import { pathPrefix } from "../i18n/locales.ts";
import { DatedRows } from "../items/dated-rows.tsx";
import type { BusinessField, HomeData } from "../loaders/home.ts";
import { usePage, usePageTitle } from "../rendering/contexts.tsx";
import type { Deferred } from "../rendering/deferred.tsx";
import { DeferredContent } from "../rendering/deferred.tsx";
import { indexNameHref, nodeHref } from "../routing/addresses.ts";
import type { HomeSection } from "../routing/page-route.ts";
import { PageMeta, PageSeo } from "../seo/page-meta.tsx";
import { animationDelay } from "../styles/animation-delay.ts";
import { Bars } from "../ui/bars.tsx";
import { phraseHtml, Title } from "../ui/breakable-text.tsx";
import { Button } from "../ui/button.tsx";
import { Card, columnSizes, Grid } from "../ui/card.tsx";
import { MediaPicture } from "../ui/media-picture.tsx";
import { Picture } from "../ui/picture.tsx";
import { PublishDate } from "../ui/publish-date.tsx";
import styles from "./home.module.css";
import "../ui/zoom.css";

export default function HomePage(data: HomeData) {
  const { locale } = usePage();
  return (
    <>
      <PageSeo />
      <HomeOpening />
      {site.sections.map((section) => {
        const Section = components[section];
        return <Section key={section} data={data} titleId={`${section}-title`} />;
      })}
      <PageMeta
        title={site.motto[locale]}
        description={site.description[locale]}
        content={{}}
        types={["Organization", "WebSite"]}
      />
    </>
  );
}

interface SectionProps extends Pick<TitledSectionProps, "titleId"> {
  data: HomeData;
}

const components: Record<HomeSection, ComponentType<SectionProps>> = {
  fields: BusinessFields,
  facts: KeyFacts,
  news: LatestNews,
  announcements: Announcements,
  explore: Explore,
};

interface TitledSectionProps {
  /** The id of the heading that labels the section. */
  titleId: string;
  title: string;
  /** The link to the page with all items. */
  action?: { name: string; href: string };
  /** The background, which is as wide as the window. */
  background?: "dark" | "sunken";
  children: ReactNode;
}

/** A section of the home page, with a heading and a link to the page with all items. */
function TitledSection({ titleId, title, action, background, children }: TitledSectionProps) {
  return (
    <section className={background} aria-labelledby={titleId}>
      <div className={`${styles.inner} page`}>
        <div className={`${styles.head} stack`} data-reveal={animationDelay(1)}>
          <h2 id={titleId} dangerouslySetInnerHTML={{ __html: phraseHtml(title) }} />
          {action && (
            <Button as="a" variant="plain" arrow="on" href={action.href}>
              {action.name}
            </Button>
          )}
        </div>
        {children}
      </div>
    </section>
  );
}

interface ItemsSectionProps<T> extends Omit<TitledSectionProps, "children"> {
  /** The section is left out if there are no items. */
  items: Deferred<T[]> | undefined;
  children: (items: [T, ...T[]]) => ReactNode;
}

function ItemsSection<T>({ items, children, ...section }: ItemsSectionProps<T>) {
  if (!items) return null;
  return (
    <DeferredContent value={items}>
      {([first, ...others]) =>
        first && <TitledSection {...section}>{children([first, ...others])}</TitledSection>
      }
    </DeferredContent>
  );
}

/**
 * The first screen: a picture, a sentence and a link. The `h1` contains the page's name, as on every page, but is
 * visually hidden.
 */
function HomeOpening() {
  const { locale } = usePage();
  const title = usePageTitle();
  return (
    <section className={`${styles.opening} dark stack`} aria-labelledby="opening-title">
      <h1 className="visually-hidden">{title}</h1>
      <MediaPicture className={styles.picture} name={site.pictures.home} loading="first" />
      <div className={`${styles.openingInner} page`}>
        <p className={styles.overline}>{site.opening.overline[locale]}</p>
        <p className={styles.title} id="opening-title">
          {site.opening.title[locale]}
        </p>
        {/* Lines of Chinese text only end after punctuation. */}
        <p className={styles.text} data-words="">
          {site.opening.text[locale]}
        </p>
        <OpeningAction />
        <Letters text={site.motto[locale]} />
      </div>
    </section>
  );
}

/** The link to the fields of business. If the navigation has no such page, the link leads to the first section. */
function OpeningAction() {
  const { locale, navigation } = usePage();
  const core = findNode(navigation, nodes.business);
  const node = core ?? navigation.nodeShowList.find((section) => !section.extra);
  const href = node && nodeHref(locale, node);
  if (href === undefined) return null;
  return (
    <Button as="a" variant="filled" arrow="on" className={styles.openingAction} href={href}>
      {core ? headings.action[locale] : node?.nodeName}
    </Button>
  );
}

/**
 * The motto. Its letters appear one after another in the colours of cooling metal, but assistive technology reads the
 * motto as one text.
 */
function Letters({ text }: { text: string }) {
  let count = 0;
  return (
    <p className={`${styles.motto} note`} role="img" aria-label={text}>
      {text.split(/(?<=\s)/).map((word) => (
        <span className={styles.word} key={count}>
          {[...word].map((letter) => {
            const index = count++;
            return (
              <span key={index} style={{ "--letter": index }}>
                {letter}
              </span>
            );
          })}
        </span>
      ))}
    </p>
  );
}

/** The fields of business as cards. Each card links to a field, and names some of the solutions in that field. */
function BusinessFields({ data, titleId }: SectionProps) {
  const t = useMessages();
  const { locale } = usePage();
  const href = indexNameHref(locale, nodes.business);
  return (
    <ItemsSection
      titleId={titleId}
      items={data.fields}
      title={t("fieldsTitle")}
      action={{ name: headings.allFields[locale], href }}
    >
      {(fields) => (
        <Grid columns={4} ratio="4 / 5">
          {fields.map((field, index) => (
            <li key={field.slug} data-reveal={animationDelay(index)}>
              <Card
                item={{ title: field.name }}
                href={href + groupQuery(field.slug, fields[0].slug)}
                as="h3"
                picture={<FieldPicture field={field} />}
              >
                {field.solutions.map((solution) => (
                  <Title
                    as="p"
                    className="note"
                    data-words=""
                    key={solution.title}
                    item={solution}
                  />
                ))}
              </Card>
            </li>
          ))}
        </Grid>
      )}
    </ItemsSection>
  );
}

const pictures: Readonly<Record<string, string>> = site.pictures.fields;

/** The picture that site.ts names for a field of business, or otherwise the picture of one of the field's solutions. */
function FieldPicture({ field: { slug, picture } }: { field: BusinessField }) {
  const frame = { className: "zoom", sizes: columnSizes[4] };
  const name = pictures[slug];
  return name ? <MediaPicture name={name} {...frame} /> : <Picture item={picture} {...frame} />;
}

/** A chart with its conclusion as the heading. The text below the chart says how large the company is. */
function KeyFacts({ titleId }: SectionProps) {
  const { locale } = usePage();
  return (
    <TitledSection titleId={titleId} title={headings.facts[locale]} background="dark">
      <figure>
        <Bars points={series.points.map((point) => ({ ...point, text: point.text[locale] }))} />
        <figcaption className={`${styles.caption} note`}>{series.caption[locale]}</figcaption>
      </figure>
      <p className={styles.size} data-words="">
        {size[locale]}
      </p>
    </TitledSection>
  );
}

/** The newest release with its picture, and the titles of earlier releases. */
function LatestNews({ data, titleId }: SectionProps) {
  const t = useMessages();
  const { locale } = usePage();
  return (
    <ItemsSection
      titleId={titleId}
      items={data.news}
      title={t("latestNews")}
      action={{ name: t("allNews"), href: indexNameHref(locale, nodes.news) }}
    >
      {([newest, ...rest]) => (
        <div className={`${styles.news} aside`}>
          <Card
            item={newest}
            href={itemAddress(newest)}
            as="h3"
            size="large"
            label={<PublishDate className="label" item={newest} />}
            summaryOf={newest}
            picture={<Picture item={newest} sizes="(width > 970px) min(52vw, 51rem), 90vw" />}
          />
          <DatedRows items={rest} as="h3" isBrief />
        </div>
      )}
    </ItemsSection>
  );
}

/** The newest disclosures. */
function Announcements({ data, titleId }: SectionProps) {
  const t = useMessages();
  const { locale } = usePage();
  return (
    <ItemsSection
      titleId={titleId}
      items={data.announcements}
      title={headings.announcements[locale]}
      action={{ name: t("allAnnouncements"), href: indexNameHref(locale, nodes.announcements) }}
      background="sunken"
    >
      {(items) => <DatedRows items={items} as="h3" isBrief />}
    </ItemsSection>
  );
}

/** Links to the sections, each with a picture. */
function Explore({ titleId }: SectionProps) {
  const { locale, navigation } = usePage();
  const tiles = navigation.nodeShowList.flatMap((node) => {
    const href = node.extra || node.linkUrl ? undefined : nodeHref(locale, node);
    return href === undefined ? [] : [{ id: node.nodeId, href, name: node.nodeName }];
  });
  if (tiles.length === 0) return null;
  return (
    <TitledSection titleId={titleId} title={headings.explore[locale]}>
      <ul className={styles.mosaic}>
        {tiles.map(({ id, href, name }, index) => (
          <li key={id} className={styles.tile} data-reveal={animationDelay(index % 3)}>
            <a className="dark" href={href}>
              <MediaPicture
                className={`${styles.tilePicture} zoom`}
                name={pictureOf(href.slice(pathPrefix[locale].length))}
                sizes={tileSizes(index)}
              />
              <span className={styles.name}>{name}</span>
            </a>
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}

/**
 * The `sizes` of a tile. The first tile is as wide as two tiles. In wide windows, the sixth tile and all later tiles
 * have this width, too.
 */
function tileSizes(index: number): string {
  const wide = index === 0 || index >= 5 ? "min(45vw, 45rem)" : "min(22vw, 22rem)";
  return `(width > 970px) ${wide}, ${index === 0 ? "90vw" : "45vw"}`;
}

function pictureOf(path: string): string {
  const pictures: Readonly<Record<string, string>> = site.pictures.sections;
  return pictures[path.split("/")[1] ?? ""] ?? site.pictures.sections.home;
}
