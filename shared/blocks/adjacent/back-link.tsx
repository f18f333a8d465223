import { useMessages, usePage } from "../../page/page-context.tsx";
import { hasOwnLink, nodeHref } from "../../routing/resolve.ts";
import { Button } from "../button/button.tsx";
import styles from "./adjacent.module.css";

/** Link from a detail page to its list, or with a query to its page of the list. */
export function BackLink({ query = "" }: { query?: string }) {
  const t = useMessages();
  const { locale, node } = usePage();
  const href = node && nodeHref(locale, node);
  if (!node || href === undefined) return null;
  return (
    <p className={styles.back}>
      <Button
        as="a"
        variant="plain"
        arrow="back"
        href={href + query}
        {...(hasOwnLink(node) && { target: "_blank", rel: "noopener" })}
      >
        {t("backToList")}
      </Button>
    </p>
  );
}
