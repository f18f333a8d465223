import { useMessages } from "../i18n/locale-context.tsx";
import { Link } from "../ui/link.tsx";
import styles from "./breadcrumb.module.css";

interface Crumb {
  name: string;
  href: string | undefined;
  opensWindow?: boolean;
}

const here = { href: undefined, "aria-current": "page" } as const;

/** The way to a page. It ends with the page's own name. */
export function Breadcrumb({ trail }: { trail: Crumb[] }) {
  const t = useMessages();
  return (
    <nav aria-label={t("breadcrumb")}>
      <ol className={`${styles.breadcrumb} cluster label`}>
        {trail.map(({ name, ...link }, index) => (
          // A section and its only page may share both name and address.
          // biome-ignore lint/suspicious/noArrayIndexKey: the way to a page never changes its order
          <li key={index}>
            <Link {...(index < trail.length - 1 ? link : here)}>{name}</Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
