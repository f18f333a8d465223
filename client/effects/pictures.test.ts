import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Pictures } from "./pictures.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/**
 * A picture that begins to load changes the layout. If a picture began to load before all positions were read, the
 * browser would have to compute the layout again for the next position.
 */
test("the positions of all pictures are read before any of them is loaded", () => {
  const steps: string[] = [];
  const pictures = new Pictures(() => 900);
  for (const name of ["first", "a", "b"]) pictures.watch(picture(name, steps));
  steps.length = 0;
  vi.runAllTimers();
  expect(steps).toEqual(["read a", "read b", "load a", "load b"]);
});

function picture(name: string, steps: string[]): HTMLImageElement {
  return {
    dataset: { src: name },
    getBoundingClientRect() {
      steps.push(`read ${name}`);
      return { top: 0, bottom: 100, width: 100 };
    },
    set src(address: string) {
      steps.push(`load ${address}`);
    },
  } as unknown as HTMLImageElement;
}
