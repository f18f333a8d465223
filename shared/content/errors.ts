const statusOfCode = {
  "not-found": 404,
  gone: 410,
  "bad-request": 400,
  "too-many-requests": 429,
  upstream: 503,
  // There was no response at all. Only browsers use this code.
  network: 503,
  configuration: 500,
  internal: 500,
};

/** The reason why content is unavailable. It becomes an HTTP status only where a response is created. */
export type ContentErrorCode = keyof typeof statusOfCode;

/** The only error with which a {@link ContentApi} rejects. */
export class ContentError extends Error {
  override readonly name = "ContentError";
  readonly code: ContentErrorCode;

  constructor(code: ContentErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }

  /** The HTTP status of the response. */
  get status(): number {
    return statusOfCode[this.code];
  }
}

export function notFound(what: string): ContentError {
  return new ContentError("not-found", `${what} does not exist`);
}

export function badRequest(message: string): ContentError {
  return new ContentError("bad-request", message);
}

/** Whether an error says that the content does not exist, or does not exist any more. */
export function isNotFound(error: unknown): error is ContentError {
  return error instanceof ContentError && isNotFoundStatus(error.status);
}

export function isNotFoundStatus(status: number): boolean {
  return status === statusOfCode["not-found"] || isGoneStatus(status);
}

/** Whether a status says that the content existed and has been withdrawn. */
export function isGoneStatus(status: number): boolean {
  return status === statusOfCode.gone;
}

/** The HTTP status for a thrown value: the status that the value itself contains, or else 500. */
export function statusOfError(error: unknown): number {
  if (error instanceof ContentError) return error.status;
  if (typeof error === "object" && error !== null && "status" in error) {
    return typeof error.status === "number" ? error.status : 500;
  }
  return 500;
}

/** Waits for optional content. The result is undefined if the promise rejects with a {@link ContentError}. */
export async function orUndefined<T>(requested: Promise<T>): Promise<T | undefined> {
  try {
    return await requested;
  } catch (error) {
    if (error instanceof ContentError) return undefined;
    throw error;
  }
}
