import type { Caller } from './Caller.ts';
import type { CallBody } from './bytes.ts';
import type { Call } from './defineCall.ts';

/** Calls a service in this process or over HTTP; the caller cannot tell which. Throws ServiceError. */
export interface CallClient {
  /** `body` belongs to a call that takes bytes or a form. */
  call<Input, Output>(call: Call<Input, Output>, input: Input, caller: Caller, body?: CallBody): Promise<Output>;
}
