import { AsyncLocalStorage } from 'node:async_hooks';

const callers = new AsyncLocalStorage<string | undefined>();

/**
 * Runs the work of an account's call. The calls that it makes to other services in this process belong to the account
 * too.
 */
export const asCaller = <Result>(accountId: string, work: () => Result): Result => callers.run(accountId, work);

/** Runs work that a call starts but that does not belong to the caller, such as the work of a queue. */
export const asNobody = <Result>(work: () => Result): Result => callers.run(undefined, work);

/**
 * Returns the account for which this work is done. Undefined for visitors, and for services that start work by
 * themselves.
 */
export const getCurrentCaller = (): string | undefined => callers.getStore();
