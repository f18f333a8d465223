import { type ReactNode, Suspense, use } from "react";
import type { ContentErrorCode } from "../content/errors.ts";
import { Failed, Waiting } from "../ui/states.tsx";
import type { Deferred, Settled } from "./deferred.ts";
import { streamedValueScript } from "./deferred.ts";
import { DocumentContext } from "./document-context.tsx";
import { PartFiles } from "./parts.tsx";

interface DeferredPartProps<T> {
  value: Deferred<T>;
  fallback?: ReactNode;
  /** Replaces the default message, which has a retry button. A function puts something around that message. */
  failure?: ReactNode | ((message: ReactNode) => ReactNode);
  children: (value: T) => ReactNode;
}

/**
 * A part of the page that may be streamed. A settled value is rendered
 * synchronously; a failure is shown in place with a retry button.
 */
export function DeferredPart<T>({ fallback = <Waiting />, ...part }: DeferredPartProps<T>) {
  return (
    // React renders a fallback, with its styles, even if nothing waits.
    <Suspense fallback={part.value.status !== "fulfilled" && <State>{fallback}</State>}>
      <Part {...part} />
    </Suspense>
  );
}

/** Most documents show no state of a part and have no styles for them. */
function State({ children }: { children: ReactNode }) {
  return (
    <>
      <PartFiles of="late" />
      {children}
    </>
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
      ? failure(
          <State>
            <Failed isUnreachable={code === "network"} />
          </State>,
        )
      : failure;
  return (
    <>
      {settled.ok ? children(settled.value) : failed(settled.code)}
      {/* A streamed value follows its markup, for hydration. */}
      {value.streamKey !== undefined && (
        <script
          nonce={nonce}
          // In the browser the nonce is hidden and the value has been read, so both differ from what the server
          // wrote.
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: streamedValueScript(value.streamKey, settled) }}
        />
      )}
    </>
  );
}
