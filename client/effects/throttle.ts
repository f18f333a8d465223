/**
 * Limits the calls of a function to one per interval. The first call is made at once. If there are more calls within an
 * interval, one call follows at the end of the interval.
 */
export function throttle(call: () => void, intervalMs: number): () => void {
  let waiting = false;
  let again = false;
  const run = () => {
    waiting = true;
    again = false;
    call();
    setTimeout(() => {
      waiting = false;
      if (again) run();
    }, intervalMs);
  };
  return () => {
    if (waiting) again = true;
    else run();
  };
}
