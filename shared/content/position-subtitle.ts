/**
 * Splits the subtitle of a position (a job) into the type of employment, which may be missing, and the field: 全职 and 研发
 * in `全职 · 研发`.
 */
export function typeAndFieldIn(subTitle: string): { type: string; field: string } {
  const end = subTitle.lastIndexOf("·");
  return {
    type: subTitle.slice(0, Math.max(end, 0)).trim(),
    field: subTitle.slice(end + 1).trim(),
  };
}
