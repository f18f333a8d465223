import { Card } from "../../blocks/card/card.tsx";
import { Grid } from "../../blocks/card/grid.tsx";
import { MediaPicture } from "../../blocks/picture/media-picture.tsx";
import { Picture } from "../../blocks/picture/picture.tsx";
import type { Fact } from "../../content/facts.ts";
import { groupQuery } from "../../content/groups.ts";
import type { ContentCard } from "../../content/types.ts";
import { useMessages, usePage } from "../../page/page-context.tsx";
import { indexNameHref } from "../../routing/resolve.ts";
import { site } from "../../site.ts";
import { animationDelay } from "../../styles/animation-delay.ts";
import styles from "./business-fields.module.css";
import { HomeSection } from "./home-section.tsx";

/** A group of the core business in brief. */
export interface BusinessField {
  slug: string;
  name: string;
  /** Names of its first solutions. */
  solutions: string[];
  picture: Pick<ContentCard, "title" | "imgUrl" | "image">;
  /** What it opens with on the page of the core business. */
  fact: Fact | undefined;
}

const SIZES = "(width > 1200px) 21rem, (width > 600px) 45vw, 92vw";

/** The fields of business, linked to their solutions. */
export function BusinessFields({ fields }: { fields: BusinessField[] }) {
  const t = useMessages();
  const { locale } = usePage();
  if (fields.length === 0) return null;
  const href = indexNameHref(locale, "CORE BUSINESS");
  return (
    <HomeSection
      titleId="fields-title"
      number="01"
      title={t("fieldsTitle")}
      action={{ name: t("allFields"), href }}
    >
      <Grid columns={4} ratio="4 / 5">
        {fields.map((field, index) => (
          <li key={field.slug} data-reveal={animationDelay(index)}>
            <Card
              item={{ title: field.name }}
              href={href + groupQuery(field.slug, fields[0]?.slug)}
              as="h3"
              picture={<FieldPicture field={field} />}
            >
              {field.fact && <Figure {...field.fact} />}
              {field.solutions.map((solution) => (
                <p className="note" key={solution}>
                  {solution}
                </p>
              ))}
            </Card>
          </li>
        ))}
      </Grid>
    </HomeSection>
  );
}

function Figure({ number, unit, text }: Fact) {
  return (
    <p className={styles.figure}>
      <strong>{number}</strong> {unit}
      <span data-words="">{text}</span>
    </p>
  );
}

const pictures: Readonly<Record<string, string>> = site.pictures.fields;

/** The field's picture in site.ts, else that of one of its solutions. */
function FieldPicture({ field: { slug, picture } }: { field: BusinessField }) {
  const frame = { className: "zoom", sizes: SIZES };
  const name = pictures[slug];
  return name ? <MediaPicture name={name} {...frame} /> : <Picture item={picture} {...frame} />;
}
