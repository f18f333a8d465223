import { type ReactNode, Suspense, use } from "react";
import { useRevalidator } from "react-router";
import type { Deferred, Settled } from "../../page/deferred.ts";
import { DocumentContext } from "../../page/document-context.tsx";
import { streamedValueScript } from "../../page/streamed-value-script.ts";
import { FailedPart } from "../states/failed-part.tsx";

interface DeferredPartProps<T> {
  value: Deferred<T>;
  fallback: ReactNode;
  /** Replaces the default message with its retry button. */
  failure?: ReactNode;
  /** Another part of the page waits for the same value, writes it and shows its failure. */
  isSecond?: boolean;
  children: (value: T) => ReactNode;
}

/**
 * A part of the page that may be streamed. A settled value is rendered
 * synchronously; a failure is shown in place with a retry button.
 */
export function DeferredPart<T>({ value, fallback, ...part }: DeferredPartProps<T>) {
  return (
    <Suspense fallback={fallback}>
      <Part value={value} {...part} />
    </Suspense>
  );
}

function Part<T>({
  value,
  isSecond = false,
  failure = isSecond ? null : undefined,
  children,
}: Omit<DeferredPartProps<T>, "fallback">) {
  const settled = use(value as Promise<Settled<T>>);
  const retry = useRetry();
  const failedPart = failure === undefined ? <FailedPart onRetry={retry} /> : failure;
  return (
    <>
      {settled.ok ? children(settled.value) : failedPart}
      {!isSecond && value.streamKey !== undefined && (
        <StreamedValue streamKey={value.streamKey} value={settled} />
      )}
    </>
  );
}

/** Returns a function that refetches the page's data. */
export function useRetry(): () => void {
  const { revalidate } = useRevalidator();
  return () => void revalidate();
}

/** Writes a streamed value after its markup, for hydration. */
function StreamedValue({ streamKey, value }: { streamKey: string; value: unknown }) {
  const { nonce } = use(DocumentContext);
  return (
    <script
      nonce={nonce}
      // The browser hides the nonce and has read the value already.
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: streamedValueScript(streamKey, value) }}
    />
  );
}
