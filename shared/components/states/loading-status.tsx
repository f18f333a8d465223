import { useMessages } from "../../page/page-context.tsx";

/** A skeleton's text for assistive technology. */
export function LoadingStatus() {
  const t = useMessages();
  return (
    <p role="status" className="visually-hidden">
      {t("loading")}
    </p>
  );
}
