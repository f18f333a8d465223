/** The path at which the worker draws the QR code of a page's address. */
export const QR_CODE_PATH = "/qr.svg";
export const QR_PAGE_PARAMETER = "page";

/** @param path the path of the page */
export function qrCodeUrl(path: string): string {
  return `${QR_CODE_PATH}?${new URLSearchParams({ [QR_PAGE_PARAMETER]: path })}`;
}
