import { useMessages } from "../i18n/locale-context.tsx";
import { usePage } from "../rendering/page-context.tsx";
import { hasOwnLink, nodeHref } from "../routing/resolve.ts";
import { Link } from "../ui/link.tsx";

/** Links to the main sections, for error pages and empty results. */
export function MainSections() {
  const t = useMessages();
  const { locale, navigation } = usePage();
  const sections = navigation.nodeShowList.flatMap((node) => {
    const href = node.extra ? undefined : nodeHref(locale, node);
    return href === undefined ? [] : [{ name: node.nodeName, href, opensWindow: hasOwnLink(node) }];
  });
  if (sections.length === 0) return null;
  return (
    <nav aria-label={t("mainSections")}>
      <ul className="cluster">
        {sections.map(({ name, ...link }) => (
          <li key={name}>
            <Link className="text-link" {...link}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
