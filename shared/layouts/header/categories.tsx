import { groupQuery, groupSlug } from "../../content/groups.ts";
import type { NavigationNode } from "../../content/types.ts";
import type { Locale } from "../../i18n/locales.ts";
import { type MessageKey, message } from "../../i18n/messages.ts";
import { indexNameHref } from "../../routing/resolve.ts";
import styles from "./categories.module.css";

const CORE_BUSINESS = "CORE BUSINESS";

/** The fields of business that the header names, by index name of their groups. */
const CATEGORIES: [indexName: string, name: MessageKey][] = [
  ["INFORMATISATION", "informatisation"],
  ["AUTOMATION", "automation"],
  ["INTELLIGENCE", "intelligence"],
  ["INFORMATION INFRASTRUCTURE", "informationInfrastructure"],
];

/**
 * Links to the groups of the core business, in the header's lists. A category without
 * a group in the navigation links to the page itself.
 */
export function Categories({ locale, parent }: { locale: Locale; parent: NavigationNode }) {
  const business = parent.childs.find(({ nodeIndexName }) => nodeIndexName === CORE_BUSINESS);
  if (!business) return null;
  const names = business.childs.map(({ nodeIndexName }) => nodeIndexName);
  const href = indexNameHref(locale, CORE_BUSINESS);
  const queryOf = (indexName: string) =>
    names.includes(indexName) ? groupQuery(groupSlug(indexName), groupSlug(names[0] ?? "")) : "";
  return (
    <li className={styles.categories}>
      {CATEGORIES.map(([indexName, name]) => (
        <a key={name} className={styles.category} href={href + queryOf(indexName)}>
          {message(locale, name)}
        </a>
      ))}
    </li>
  );
}
