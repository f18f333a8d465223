import { useEffect, useRef } from "react";
import { KEYWORD_MAX_LENGTH } from "../content/limits.ts";
import { useMessages } from "../i18n/locale-context.tsx";
import { usePage } from "../rendering/contexts.tsx";
import { LateStyles } from "../rendering/parts.tsx";
import { indexNameHref } from "../routing/addresses.ts";
import { Button } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import styles from "./search-box.late.module.css";

interface SearchBoxProps {
  keyword?: string;
  /** The id of the field. It must differ if a page has two search boxes. */
  id?: string;
}

/** A search field in a plain GET form, which works without scripts. */
export function SearchBox({ keyword = "", id = "search-keyword" }: SearchBoxProps) {
  const t = useMessages();
  const { locale } = usePage();
  const field = useRef<HTMLInputElement & { value: string }>(null);
  const lastKeyword = useRef(keyword);
  // The field is uncontrolled. The field therefore keeps the focus between searches, and keeps a text that was typed
  // before hydration. This effect updates the field when the visitor goes back or forward.
  useEffect(() => {
    if (!field.current || keyword === lastKeyword.current) return;
    field.current.value = lastKeyword.current = keyword;
  }, [keyword]);
  return (
    <search>
      <LateStyles />
      <form className={styles.form} action={indexNameHref(locale, "SEARCH")} method="get">
        <Icon name="search" />
        <input
          ref={field}
          className={styles.field}
          id={id}
          type="search"
          name="keyword"
          defaultValue={keyword}
          maxLength={KEYWORD_MAX_LENGTH}
          aria-label={t("searchKeywords")}
          placeholder={t("searchKeywords")}
          enterKeyHint="search"
          autoComplete="off"
        />
        <Button as="button" variant="filled" className={styles.submit} type="submit">
          {t("search")}
        </Button>
      </form>
    </search>
  );
}
