import { useMessages } from "../../page/page-context.tsx";
import { HiddenParameters } from "./hidden-parameters.tsx";
import styles from "./pagination.module.css";

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
      <button className={styles.confirm} type="submit">
        {t("confirm")}
      </button>
    </form>
  );
}
