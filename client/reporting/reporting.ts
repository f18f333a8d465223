import { REPORTING_META, type Reporting } from "../../shared/rendering/reporting.ts";
// entry.ts imports the main chunk dynamically, so the listeners below are added before that chunk runs.
import "../entry.ts";
import { idle } from "../idle.ts";
import { reportErrors } from "./report-errors.ts";

/** The entry module of documents that report errors or web vitals. */
const reporting: Reporting = JSON.parse(
  document.querySelector<HTMLMetaElement>(`meta[name="${REPORTING_META}"]`)?.content ?? "",
);
if (reporting.errors) reportErrors(reporting.page);
if (Math.random() < reporting.vitals) addEventListener("load", loadVitals);

async function loadVitals(): Promise<void> {
  await idle();
  const { reportVitals } = await import("./report-vitals.ts");
  reportVitals(reporting.page);
}
