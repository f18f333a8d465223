/** Why content could not be had; translated to HTTP at the edge only. */
export type ContentErrorCode =
  | "not-found"
  | "bad-request"
  | "too-many-requests"
  | "upstream"
  | "configuration";

const statusOfCode: Record<ContentErrorCode, number> = {
  "not-found": 404,
  "bad-request": 400,
  "too-many-requests": 429,
  upstream: 503,
  configuration: 500,
};

/** The one error that a {@link ContentApi} rejects with. */
export class ContentError extends Error {
  override readonly name = "ContentError";
  readonly code: ContentErrorCode;

  constructor(code: ContentErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }

  /** HTTP status that tells the error to a visitor. */
  get status(): number {
    return statusOfCode[this.code];
  }
}

export function notFound(what: string): ContentError {
  return new ContentError("not-found", `${what} does not exist`);
}

/** The status that any thrown value stands for: its own, or 500. */
export function statusOfError(error: unknown): number {
  if (error instanceof ContentError) return error.status;
  if (typeof error === "object" && error !== null && "status" in error) {
    return typeof error.status === "number" ? error.status : 500;
  }
  return 500;
}
