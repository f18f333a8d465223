/** Posts a report, even while the page is being closed. */
export function sendReport(path: string, report: object): void {
  // With this content type, browsers let pages of other sites send reports only after a preflight request (CORS).
  const body = new Blob([JSON.stringify(report)], { type: "application/json" });
  navigator.sendBeacon(path, body);
}
