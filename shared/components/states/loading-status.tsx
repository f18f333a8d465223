import { useMessages } from "../../page/page-context.tsx";

/** What a skeleton says to those who do not see its shapes. */
export function LoadingStatus() {
  const t = useMessages();
  return (
    <p role="status" className="visually-hidden">
      {t("loading")}
    </p>
  );
}
