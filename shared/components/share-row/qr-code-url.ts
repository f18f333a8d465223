/** Where the worker draws the QR code of a page's address. */
export const QR_CODE_PATH = "/qr.svg";
export const QR_PAGE_PARAMETER = "page";

/** @param path of a page, below the site's origin. */
export function qrCodeUrl(path: string): string {
  return `${QR_CODE_PATH}?${new URLSearchParams({ [QR_PAGE_PARAMETER]: path })}`;
}
