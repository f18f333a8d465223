import { type ReactNode, Suspense, use } from "react";
import type { ContentErrorCode } from "../content/errors.ts";
import { Failed, Waiting } from "../ui/states.tsx";
import type { Deferred, Settled } from "./deferred.ts";
import { DocumentContext } from "./document-context.tsx";
import { streamedValueScript } from "./streamed-value-script.ts";

interface DeferredPartProps<T> {
  value: Deferred<T>;
  fallback?: ReactNode;
  /** Replaces the default message with its retry button, or puts something around it. */
  failure?: ReactNode | ((message: ReactNode) => ReactNode);
  children: (value: T) => ReactNode;
}

/**
 * A part of the page that may be streamed. A settled value is rendered
 * synchronously; a failure is shown in place with a retry button.
 */
export function DeferredPart<T>({ fallback = <Waiting />, ...part }: DeferredPartProps<T>) {
  return (
    <Suspense fallback={fallback}>
      <Part {...part} />
    </Suspense>
  );
}

function Part<T>({
  value,
  failure = (message) => message,
  children,
}: Omit<DeferredPartProps<T>, "fallback">) {
  const settled = use(value as Promise<Settled<T>>);
  const { nonce } = use(DocumentContext);
  const failed = (code: ContentErrorCode) =>
    typeof failure === "function"
      ? failure(<Failed isUnreachable={code === "network"} />)
      : failure;
  return (
    <>
      {settled.ok ? children(settled.value) : failed(settled.code)}
      {/* For hydration: a streamed value after its markup. */}
      {value.streamKey !== undefined && (
        <script
          nonce={nonce}
          // The browser hides the nonce and has read the value already.
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: streamedValueScript(value.streamKey, settled) }}
        />
      )}
    </>
  );
}
