import type { FieldFailure } from '../core/ServiceError.ts';

/** A refusal, with the member names that it has in REST, in GraphQL and in pages. */
interface Refusal {
  readonly code?: string;
  readonly message?: string;
  readonly fields?: readonly (FieldFailure & { message: string })[];
  readonly data?: Readonly<Record<string, unknown>> | null;
}

/** A failed call. `message` is the server's text in the person's language; empty if no server answered. */
export class CallFailure extends Error {
  readonly code: string;
  /** HTTP status; 0 if no answer came. */
  readonly status: number;
  readonly fields: readonly (FieldFailure & { message: string })[];
  /** Values that belong to the code; usually empty. */
  readonly data: Readonly<Record<string, unknown>>;
  /** The request's id, with which operators find it in logs and traces; undefined if no answer came. */
  reference: string | undefined;

  constructor(status: number, refusal: Refusal, cause?: unknown) {
    super(refusal.message ?? '', cause === undefined ? undefined : { cause });
    this.name = 'CallFailure';
    this.code = refusal.code ?? 'INTERNAL';
    this.status = status;
    this.fields = refusal.fields ?? [];
    this.data = refusal.data ?? {};
  }

  static fromAnswer(status: number, body: unknown): CallFailure {
    return new CallFailure(status, typeof body === 'object' && body !== null ? (body as Refusal) : {});
  }

  static fromNetwork(cause: unknown): CallFailure {
    return new CallFailure(0, { code: 'NETWORK' }, cause);
  }
}
