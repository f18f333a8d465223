import type { BreadcrumbListLeaf } from "schema-dts";
import { pathTo } from "../../shared/content/navigation.ts";
import type { NavigationNode } from "../../shared/content/types.ts";
import { localPath } from "../../shared/i18n/locales.ts";
import { message } from "../../shared/i18n/messages.ts";
import type { DescribedPage } from "../../shared/rendering/structured-data.tsx";
import { indexNameHref, nodeHref } from "../../shared/routing/addresses.ts";
import { absolute } from "../../shared/seo/alternates.ts";

export function breadcrumbs(page: DescribedPage): BreadcrumbListLeaf {
  const { locale, navigation, node, origin, address, title, name, content } = page;
  const home = { name: message(locale, "home"), href: indexNameHref(locale, "HOME") };
  const nodes = node
    ? pathTo(navigation, node).map((step) => ({ name: step.nodeName, href: hrefOf(page, step) }))
    : [{ name, href: address }];
  const own = content.item ? [{ name: title, href: address }] : [];
  // A node is left out if it has no page, or if it leads to the page of the next node.
  const steps = [home, ...nodes, ...own].filter(
    ({ href }, index, all) => href !== undefined && href !== all[index + 1]?.href,
  );
  return {
    "@type": "BreadcrumbList",
    itemListElement: steps.map((step, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: step.name,
      item: absolute(step.href ?? address, origin),
    })),
  };
}

/**
 * Returns the address of a step, or undefined if it links to another site. The page itself keeps its own address in any
 * case.
 */
function hrefOf({ locale, node, route, origin }: DescribedPage, step: NavigationNode) {
  if (step === node && route.parent === undefined) return localPath(locale, `/${route.path}`);
  const href = nodeHref(locale, step);
  const isWithin = href !== undefined && new URL(absolute(href, origin)).origin === origin;
  return isWithin ? href : undefined;
}
