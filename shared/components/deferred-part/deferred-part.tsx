import { type ReactNode, Suspense, use } from "react";
import { useRevalidator } from "react-router";
import type { Deferred, Settled } from "../../page/deferred.ts";
import { DocumentContext } from "../../page/document-context.tsx";
import { streamedValueScript } from "../../page/streamed-value-script.ts";
import { FailedPart } from "../states/failed-part.tsx";

interface DeferredPartProps<T> {
  value: Deferred<T>;
  fallback: ReactNode;
  /** Instead of the usual message with a retry. */
  failure?: ReactNode;
  children: (value: T) => ReactNode;
}

/**
 * A part of the page that may come later in the same response. A value that is
 * ready is rendered in place; a failure is shown in place with a retry.
 */
export function DeferredPart<T>({ value, fallback, ...part }: DeferredPartProps<T>) {
  return (
    <Suspense fallback={fallback}>
      <Part value={value} {...part} />
    </Suspense>
  );
}

function Part<T>({ value, failure, children }: Omit<DeferredPartProps<T>, "fallback">) {
  const settled = use(value as Promise<Settled<T>>);
  const retry = useRetry();
  const failedPart = failure === undefined ? <FailedPart onRetry={retry} /> : failure;
  return (
    <>
      {settled.ok ? children(settled.value) : failedPart}
      {value.streamKey !== undefined && (
        <StreamedValue streamKey={value.streamKey} value={settled} />
      )}
    </>
  );
}

/** Requests the page's data again. */
export function useRetry(): () => void {
  const { revalidate } = useRevalidator();
  return () => void revalidate();
}

/** Sends a late value to the browser right behind the markup that shows it. */
function StreamedValue({ streamKey, value }: { streamKey: string; value: unknown }) {
  const { nonce } = use(DocumentContext);
  return (
    <script
      nonce={nonce}
      // The browser hides the nonce and already holds the value.
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: streamedValueScript(streamKey, value) }}
    />
  );
}
