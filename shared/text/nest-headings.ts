/** Start and end tags of headings: sanitised HTML has no other `<`. */
const HEADING = /(<\/?h)([1-6])\b/g;

/** Sanitised HTML whose headings begin at a level, without gaps between levels. */
export function nestHeadings(html: string, level: number): string {
  const written = [...html.matchAll(HEADING)].map(([, , digit]) => digit);
  const levels = [...new Set(written)].toSorted();
  return html.replace(HEADING, (_, start, digit) => {
    return start + Math.min(6, level + levels.indexOf(digit));
  });
}
