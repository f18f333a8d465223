import { type FormEvent, useRef } from "react";
import { useMessages } from "../../page/page-context.tsx";
import { HiddenParameters } from "./hidden-parameters.tsx";
import { clampPage } from "./pager-window.ts";
import styles from "./pagination.module.css";

interface PageJumperProps {
  current: number;
  pageCount: number;
  /** Further query parameters to preserve. */
  parameters: Readonly<Record<string, string>>;
  onJump: (page: number) => void;
}

/** Navigates to a page by number, on Enter and on blur. */
export function PageJumper({ current, pageCount, parameters, onJump }: PageJumperProps) {
  const t = useMessages();
  const field = useRef<HTMLInputElement & { value: string }>(null);
  const committed = useRef(String(current));
  // Enter is followed by blur, possibly before the page has changed: ignore unchanged text.
  const commit = () => {
    const text = field.current?.value ?? "";
    if (!field.current || text === committed.current) return;
    const page = jumpTarget(text, pageCount);
    field.current.value = committed.current = String(page);
    if (page !== current) onJump(page);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    commit();
  };
  return (
    <form className={styles.form} method="get" onSubmit={submit}>
      <HiddenParameters values={parameters} />
      <span aria-hidden="true">{t("goTo")}</span>
      <input
        ref={field}
        className={styles.field}
        type="text"
        inputMode="numeric"
        name="page"
        autoComplete="off"
        defaultValue={current}
        aria-label={t("jumper")}
        onBlur={commit}
      />
      <span aria-hidden="true">{t("pageUnit")}</span>
      <button className={styles.confirm} type="submit">
        {t("confirm")}
      </button>
    </form>
  );
}

/** Clamps to the last page; zero, empty and invalid input give the first. */
export function jumpTarget(text: string, pageCount: number): number {
  return clampPage(/^\s*\d+\s*$/.test(text) ? Number(text) : 1, pageCount);
}
