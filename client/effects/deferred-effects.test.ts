import { createMemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { ClientStateStore } from "../data/client-state.ts";
import { RequestCounter } from "../data/request-counter.ts";
import { startPageHide } from "./deferred-effects.ts";

/** Creates a router in which a navigation to `/next` never ends. */
function setUp() {
  const signals: AbortSignal[] = [];
  let loads = 0;
  const router = createMemoryRouter(
    [
      { path: "/", loader: () => ++loads },
      {
        path: "/next",
        loader: ({ request }) => {
          signals.push(request.signal);
          return new Promise(() => {});
        },
      },
    ],
    { hydrationData: { loaderData: { "0": 0 } } },
  );
  const requests = new RequestCounter(new ClientStateStore());
  const scope = new EventTarget();
  startPageHide(router, requests, scope);
  return {
    router,
    requests,
    signals,
    loads: () => loads,
    hide: () => scope.dispatchEvent(new Event("pagehide")),
  };
}

test("leaving the document ends a navigation in flight and does not load the current page again", async () => {
  const { router, requests, signals, loads, hide } = setUp();
  void router.navigate("/next");
  void requests.track(() => new Promise(() => {}));
  await expect.poll(() => signals).toHaveLength(1);
  hide();
  await expect.poll(() => router.state.navigation.state).toBe("idle");
  expect(router.state.location.pathname).toBe("/");
  expect(signals[0]?.aborted).toBe(true);
  expect(loads()).toBe(0);
  expect(requests.count).toBe(0);
});

test("leaving the document does nothing if no navigation is in flight", () => {
  const { router, hide } = setUp();
  const { key } = router.state.location;
  hide();
  expect(router.state.location.key).toBe(key);
});
