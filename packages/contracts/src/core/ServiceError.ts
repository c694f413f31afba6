import type { ErrorEntry } from './defineErrors.ts';

export interface FieldFailure {
  /** Dotted path of the input field. */
  readonly path: string;
  /** Text key in the contracts' texts. */
  readonly key: string;
  readonly params?: Readonly<Record<string, unknown>> | undefined;
}

export interface ServiceErrorDetails {
  /** Values for the text's placeholders. */
  readonly params?: Readonly<Record<string, unknown>> | undefined;
  readonly fields?: readonly FieldFailure[] | undefined;
  /** Values that belong to the code, such as the current revision; sent as `data` of the answer. */
  readonly data?: Readonly<Record<string, unknown>> | undefined;
  readonly retryAfterSeconds?: number | undefined;
  readonly cause?: unknown;
}

/** A failure from the error catalogue. Its message is the code; the edge adds the text in the caller's language. */
export class ServiceError extends Error {
  readonly entry: ErrorEntry;
  readonly details: ServiceErrorDetails;

  constructor(entry: ErrorEntry, details: ServiceErrorDetails = {}) {
    super(entry.code, details.cause === undefined ? undefined : { cause: details.cause });
    this.name = 'ServiceError';
    this.entry = entry;
    this.details = details;
  }

  get code(): string {
    return this.entry.code;
  }
}
