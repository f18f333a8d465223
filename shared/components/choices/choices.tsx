import styles from "./choices.module.css";

interface ChoicesProps<Slug extends string | undefined> {
  /** Accessible name. */
  label: string;
  choices: readonly { slug: Slug; name: string }[];
  selected: Slug;
  hrefOf: (slug: Slug) => string;
  /** Set where search engines gain nothing from the variants. */
  rel?: "nofollow";
}

/** What a page can be narrowed to, as links that work without scripts and keep the scroll offset. */
export function Choices<Slug extends string | undefined>(props: ChoicesProps<Slug>) {
  const { label, choices, selected, hrefOf, rel } = props;
  return (
    <nav aria-label={label} className={styles.choices}>
      <ul className={styles.list}>
        {choices.map(({ slug, name }) => (
          <li key={slug ?? ""}>
            <a
              className={styles.choice}
              href={hrefOf(slug)}
              aria-current={slug === selected ? "true" : undefined}
              rel={rel}
              data-keep-scroll=""
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
