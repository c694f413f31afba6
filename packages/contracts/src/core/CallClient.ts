import type { Caller } from './Caller.ts';
import type { Call } from './defineCall.ts';

/**
 * Reaches a service, in this process or over HTTP; the caller can't tell which.
 * Throws ServiceError.
 */
export interface CallClient {
  call<Input, Output>(call: Call<Input, Output>, input: Input, caller: Caller): Promise<Output>;
}
