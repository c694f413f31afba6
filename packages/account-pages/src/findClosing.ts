import { accountsErrors } from '@meet/accounts-contract';
import { CallFailure } from '@meet/contracts/client';

/** A closed account that may still be kept. */
export interface Closing {
  /** Proves the sign-in that the closing refused. */
  readonly token: string;
  /** Time of the deletion, in Unix milliseconds. */
  readonly closesAt: number;
}

/** Returns the closed account, if that is the reason for a refused sign-in. */
export function findClosing(failure: unknown): Closing | undefined {
  if (!(failure instanceof CallFailure) || failure.code !== accountsErrors.ACCOUNT_CLOSING.code) return undefined;
  const { token, closesAt } = failure.data;
  return typeof token === 'string' && typeof closesAt === 'number' ? { token, closesAt } : undefined;
}
