import { ContentLink } from "../../blocks/content-link/content-link.tsx";
import { useMessages } from "../../page/page-context.tsx";
import styles from "./breadcrumb.module.css";

interface Crumb {
  name: string;
  href: string | undefined;
  opensWindow?: boolean;
}

/** The way to a page, whose own name ends it. */
export function Breadcrumb({ trail }: { trail: Crumb[] }) {
  const t = useMessages();
  return (
    <nav className={styles.breadcrumb} aria-label={t("breadcrumb")}>
      <ol className={styles.list}>
        {trail.map((crumb, index) => (
          <li key={pathKey(trail, index)}>
            {index === trail.length - 1 ? (
              <span aria-current="page">{crumb.name}</span>
            ) : (
              <Step {...crumb} />
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Step({ name, ...link }: Crumb) {
  return <ContentLink {...link}>{name}</ContentLink>;
}

/** React key; a section and its only page may share both name and address. */
function pathKey(trail: Crumb[], index: number): string {
  return trail
    .slice(0, index + 1)
    .map(({ name }) => name)
    .join("/");
}
