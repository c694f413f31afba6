import { AsyncLocalStorage } from 'node:async_hooks';

const callers = new AsyncLocalStorage<string | undefined>();

/** Does the work of a call for an account, with the calls of other services in this process that it makes. */
export const asCaller = <Result>(accountId: string, work: () => Result): Result => callers.run(accountId, work);

/** Does work that a call begins but that is not the caller's own, such as that of a queue. */
export const asNobody = <Result>(work: () => Result): Result => callers.run(undefined, work);

/** Returns the account for which this work is done. Undefined for visitors, and for services that nobody has called here. */
export const getCurrentCaller = (): string | undefined => callers.getStore();
