import {
  type DataStrategyFunctionArgs,
  type DataStrategyResult,
  redirectDocument,
} from "react-router";
import { isDeferred } from "../../shared/rendering/deferred.tsx";

/** Waits until all required data of the next page has loaded. Meanwhile the browser shows the previous page. */
export async function awaitDeferred(
  { matches, request }: Pick<DataStrategyFunctionArgs, "matches" | "request">,
  { readyState }: Pick<Document, "readyState"> = document,
): Promise<Record<string, DataStrategyResult>> {
  const toLoad = matches.filter((match) => match.shouldCallHandler());
  const results = await Promise.all(
    toLoad.map(async (match) => {
      // While the document is still streaming, the next page is loaded as a document. Otherwise everything that arrives
      // later, including metadata, would become a part of the next page.
      const result: DataStrategyResult =
        readyState === "loading"
          ? { type: "data", result: redirectDocument(request.url) }
          : await match.resolve();
      if (result.type === "data") await settleAll(result.result);
      return [match.route.id, result] as const;
    }),
  );
  return Object.fromEntries(results);
}

async function settleAll(data: unknown): Promise<void> {
  if (typeof data !== "object" || data === null) return;
  const values = Object.values(data).filter(isDeferred);
  await Promise.all(values.filter(({ isOptional }) => !isOptional));
}
