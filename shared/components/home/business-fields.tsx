import { useMessages, usePage } from "../../layouts/page-context.tsx";
import { indexNameHref } from "../../routes/resolve.ts";
import { Icon } from "../icon/icon.tsx";
import { MediaPicture } from "../picture/picture.tsx";
import { SectionHead } from "../section-head/section-head.tsx";
import { businessFields } from "./business-field-list.ts";
import styles from "./business-fields.module.css";
import section from "./section.module.css";

const SIZES = "(width > 1200px) 21rem, (width > 600px) 45vw, 92vw";

/** The four fields of business, each a way to the core business page. */
export function BusinessFields() {
  const t = useMessages();
  const { edition } = usePage();
  const href = indexNameHref(edition, "CORE BUSINESS");
  return (
    <section className={section.section} aria-labelledby="fields-title">
      <SectionHead
        id="fields-title"
        number="01"
        overline="What we do"
        title={t("fieldsTitle")}
        text={t("fieldsText")}
      />
      <ul className={styles.fields}>
        {businessFields.map((field) => (
          <li key={field.name}>
            <a className={styles.field} href={href}>
              <MediaPicture className={styles.picture} name={field.picture} alt="" sizes={SIZES} />
              <span className={styles.name}>
                <Icon name={field.icon} />
                {t(field.name)}
              </span>
              <span className={styles.text}>{t(field.text)}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
