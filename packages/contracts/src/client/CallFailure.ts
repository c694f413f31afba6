import type { FieldFailure } from '../core/ServiceError.ts';

interface FailureAnswer {
  readonly code?: string;
  readonly message?: string;
  readonly errors?: readonly (FieldFailure & { message: string })[];
}

/** A call that failed. `message` is the server's, in the person's language; empty when no server answered. */
export class CallFailure extends Error {
  readonly code: string;
  /** HTTP status; 0 when no answer came. */
  readonly status: number;
  readonly fields: readonly (FieldFailure & { message: string })[];
  /** The answer as it came. */
  readonly data: Readonly<Record<string, unknown>>;
  /** The request's id, by which operators find it in logs and traces; undefined when no answer came. */
  reference: string | undefined;

  constructor(status: number, answer: FailureAnswer, cause?: unknown) {
    super(answer.message ?? '', cause === undefined ? undefined : { cause });
    this.name = 'CallFailure';
    this.code = answer.code ?? 'INTERNAL';
    this.status = status;
    this.fields = answer.errors ?? [];
    this.data = answer as Record<string, unknown>;
  }

  static fromAnswer(status: number, body: unknown): CallFailure {
    return new CallFailure(status, typeof body === 'object' && body !== null ? (body as FailureAnswer) : {});
  }

  static fromNetwork(cause: unknown): CallFailure {
    return new CallFailure(0, { code: 'NETWORK' }, cause);
  }
}
