import { type FormEvent, useRef } from "react";
import { useMessages } from "../i18n/locale-context.tsx";
import { typedText } from "../text/typed-text.ts";
import { clampPage } from "./pager-window.ts";
import styles from "./pagination.module.css";

interface PageJumperProps {
  current: number;
  pageCount: number;
  /** Further query parameters to preserve. */
  parameters: Readonly<Record<string, string>>;
  onJump: (page: number) => void;
}

/** A field for a page number, which navigates on Enter and on blur. */
export function PageJumper({ current, pageCount, parameters, onJump }: PageJumperProps) {
  const t = useMessages();
  const field = useRef<HTMLInputElement & { value: string }>(null);
  const committed = useRef(String(current));
  // Enter is followed by blur, maybe before the page has changed. Text that has not changed since is ignored.
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
      <Confirm field={t("jumper")} />
    </form>
  );
}

/** The page to which a text leads: at most the last one, and the first for zero and for text that is no number. */
export function jumpTarget(text: string, pageCount: number): number {
  const digits = typedText(text).trim();
  return clampPage(/^\d+$/.test(digits) ? Number(digits) : 1, pageCount);
}

interface PageSizeSelectProps {
  value: number;
  options: readonly number[];
  /** Further query parameters to preserve. */
  parameters: Readonly<Record<string, string>>;
  onChange: (pageSize: number) => void;
}

/** Selects the page size; without scripts the form has a submit button. */
export function PageSizeSelect({ value, options, parameters, onChange }: PageSizeSelectProps) {
  const t = useMessages();
  return (
    <form className={styles.form} method="get">
      <HiddenParameters values={parameters} />
      <select
        className={styles.select}
        name="pageSize"
        value={value}
        aria-label={t("itemsPerPage")}
        onChange={(event) => onChange(Number((event.currentTarget as { value?: string }).value))}
      >
        {options.map((count) => (
          <option key={count} value={count}>
            {t("perPage", { count })}
          </option>
        ))}
      </select>
      <Confirm field={t("itemsPerPage")} />
    </form>
  );
}

/** Submits a form if there are no scripts. Its accessible name says which form, because a page has two. */
function Confirm({ field }: { field: string }) {
  const t = useMessages();
  return (
    <button
      className={styles.confirm}
      type="submit"
      aria-label={`${t("confirm")}${t("colon")}${field}`}
    >
      {t("confirm")}
    </button>
  );
}

/** Parameters that a GET form must preserve. */
function HiddenParameters({ values }: { values: Readonly<Record<string, string>> }) {
  return Object.entries(values).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
}
