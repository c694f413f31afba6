import type { Caller } from './Caller.ts';
import type { CallBody } from './bytes.ts';
import type { Call } from './defineCall.ts';

/**
 * Reaches a service, in this process or over HTTP; the caller can't tell which.
 * Throws ServiceError.
 */
export interface CallClient {
  /** `body` goes with a call that takes bytes or a form. */
  call<Input, Output>(call: Call<Input, Output>, input: Input, caller: Caller, body?: CallBody): Promise<Output>;
}
