const UNITS = ["B", "KB", "MB", "GB"];

/** `348 KB`, `2.4 MB`: at most four digits, in steps of 1,024. */
export function fileSizeText(bytes: number): string {
  const step = Math.min(Math.floor(Math.log2(Math.max(bytes, 1)) / 10), UNITS.length - 1);
  const value = bytes / 1024 ** step;
  const digits = step > 0 && value < 10 ? 1 : 0;
  return `${value.toFixed(digits)} ${UNITS[step]}`;
}
