import type { Locale } from "../../i18n/locales.ts";
import { groupDigits } from "../../i18n/numbers.ts";
import { useMessages, usePage } from "../../page/page-context.tsx";
import { figures, headings, traded } from "../../site-home.ts";
import { HomeSection } from "./home-section.tsx";
import styles from "./key-figures.module.css";

const latest = traded.at(-1)?.amount ?? 0;

/** The main figure with a chart of its history, and four others. */
export function KeyFigures() {
  const t = useMessages();
  const { locale } = usePage();
  return (
    <HomeSection
      titleId="figures-title"
      number="02"
      title={headings.figures[locale]}
      ground="stage"
    >
      <div className={styles.main}>
        <p className={styles.lead}>
          <span className={styles.leadValue}>{tradedText(locale, latest)}</span>
          <span className={styles.unit}>{t("figureTradedUnit")}</span>
          <span className={styles.label} data-words="">
            {t("figureTraded", { year: traded.at(-1)?.year ?? "" })}
          </span>
        </p>
        <TradedChart />
      </div>
      <dl className={styles.figures}>
        {figures.map(({ value, label, unit }) => (
          <div key={label.en}>
            <dt className={styles.label} data-words="">
              {label[locale]}
            </dt>
            <dd>
              <span className={styles.value}>{groupDigits(value)}</span>
              <span className={styles.unit}>{unit[locale]}</span>
            </dd>
          </div>
        ))}
      </dl>
    </HomeSection>
  );
}

/** A bar chart relative to the latest year; a list to assistive technology. */
function TradedChart() {
  const t = useMessages();
  const { locale } = usePage();
  return (
    <figure className={styles.chart}>
      <ol>
        {traded.map(({ year, amount }) => (
          <li key={year} style={{ "--share": amount / latest }}>
            <span className={styles.year}>{year}</span>
            <span className={styles.amount}>{tradedText(locale, amount)}</span>
          </li>
        ))}
      </ol>
      <figcaption>{t("figureTradedChart")}</figcaption>
    </figure>
  );
}

/** Chinese counts in ten thousands of tonnes, English in millions. */
function tradedText(locale: Locale, amount: number): string {
  return locale === "zh" ? groupDigits(amount) : (amount / 100).toFixed(1);
}
