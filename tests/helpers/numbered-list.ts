/**
 * Returns a handler for requests for the pages of a list. Items are numbered from 1, and are created only when they
 * are requested.
 */
export function listOf<T>(total: number, itemAt: (number: number) => T) {
  return async (request: Request): Promise<{ data: T[]; totalCount: number }> => {
    const { pageNo, pageSize } = await request.json<{ pageNo: number; pageSize: number }>();
    const first = pageNo * pageSize + 1;
    const length = Math.max(0, Math.min(pageSize, total + 1 - first));
    return { data: Array.from({ length }, (_, index) => itemAt(first + index)), totalCount: total };
  };
}
