/** Posts a report, even while the page is being closed. */
export function sendReport(path: string, report: object): void {
  // With this type a page of another site would have to ask first (CORS).
  const body = new Blob([JSON.stringify(report)], { type: "application/json" });
  navigator.sendBeacon(path, body);
}
