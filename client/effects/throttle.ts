/** Calls at once, then at most once per interval, with a trailing call after a burst. */
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
