/**
 * Limits the calls of a function. The first call is made at once, further calls at most once per interval, and a last
 * call follows a burst.
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
