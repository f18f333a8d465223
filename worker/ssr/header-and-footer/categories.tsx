import { Fragment } from "react";
import { nodes } from "../../../shared/brand/pages.ts";
import { company } from "../../../shared/brand/site.ts";
import { groupQuery, groupSlug } from "../../../shared/content/groups.ts";
import type { NavigationNode } from "../../../shared/content/types.ts";
import type { Locale } from "../../../shared/i18n/locales.ts";
import styles from "../../../shared/layouts/header-and-footer-styles/categories.late.module.css";
import { indexNameHref } from "../../../shared/routing/addresses.ts";

/**
 * The links to the fields of business in the header's menus. If the navigation has no group for a field, the link leads
 * to the page about all fields.
 */
export function Categories({ locale, parent }: { locale: Locale; parent: NavigationNode }) {
  const business = parent.childs.find(({ nodeIndexName }) => nodeIndexName === nodes.business);
  if (!business) return null;
  const groups = business.childs.map(({ nodeIndexName }) => groupSlug(nodeIndexName));
  const href = indexNameHref(locale, nodes.business);
  const queryOf = (group: string) => (groups.includes(group) ? groupQuery(group, groups[0]) : "");
  return (
    <li className={`${styles.categories} cluster`}>
      {company.fields.map(({ group, ...name }) => (
        <Fragment key={group}>
          <a className={styles.category} href={href + queryOf(group)}>
            {name[locale]}
          </a>{" "}
        </Fragment>
      ))}
    </li>
  );
}
