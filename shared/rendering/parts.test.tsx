import { renderToReadableStream } from "react-dom/server";
import { expect, test } from "vitest";
import { Part, Parts } from "./parts.tsx";

test("after a failed request for a part, rendering does not request it again, but the next loader does", async () => {
  let requests = 0;
  const parts = new Parts<"chapter", string>("blocks", {
    chapter: async () => {
      requests += 1;
      if (requests === 1) throw new Error("gone");
      return { default: "a chapter" };
    },
  });
  const render = () => renderToReadableStream(<Page parts={parts} />, { onError: () => {} });
  await expect(render()).rejects.toThrow("gone");
  await expect(render()).rejects.toThrow("gone");
  expect(requests).toBe(1);

  await parts.load(["chapter"], (load) => load());
  expect(parts.get("chapter")).toBe("a chapter");
});

function Page({ parts }: { parts: Parts<"chapter", string> }) {
  return (
    <Part of={parts} name="chapter">
      {(text) => <p>{text}</p>}
    </Part>
  );
}
