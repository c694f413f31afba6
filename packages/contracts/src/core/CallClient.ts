import type { Caller } from './Caller.ts';
import type { ByteStream } from './bytes.ts';
import type { Call } from './defineCall.ts';

/**
 * Reaches a service, in this process or over HTTP; the caller can't tell which.
 * Throws ServiceError.
 */
export interface CallClient {
  /** `body` goes with a call that takes bytes. */
  call<Input, Output>(call: Call<Input, Output>, input: Input, caller: Caller, body?: ByteStream): Promise<Output>;
}
