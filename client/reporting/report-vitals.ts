import { onCLS, onFCP, onINP, onLCP, onTTFB } from "web-vitals";
import {
  type Metrics,
  type ReportedPage,
  VITALS_PATH,
  type VitalsReport,
} from "../../shared/rendering/reporting.ts";
import { sendReport } from "./send-report.ts";

/** Sends the web vitals of the visit once, when the page is hidden for the first time. */
export function reportVitals(page: ReportedPage): void {
  const metrics: Metrics = {};
  let navigation = "";
  for (const watch of [onCLS, onFCP, onINP, onLCP, onTTFB]) {
    watch(({ name, value, navigationType }) => {
      metrics[name] = value;
      navigation = navigationType;
    });
  }
  const send = () => {
    if (document.visibilityState !== "hidden") return;
    removeEventListener("visibilitychange", send);
    if (navigation === "") return;
    const connection = navigator.connection?.effectiveType ?? "unknown";
    const report: VitalsReport = { ...page, navigation, connection, metrics };
    sendReport(VITALS_PATH, report);
  };
  // The report is not sent on `pagehide`, because the library completes the metrics later, in the capturing phase of
  // `visibilitychange`.
  addEventListener("visibilitychange", send);
}
