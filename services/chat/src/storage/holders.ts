import { chatErrors } from '@meet/chat-contract';
import type { ErrorEntry } from '@meet/contracts';
import type { FileRecord } from '../models/fileModel.ts';

const ACCOUNT = 'account:';
const ORGANIZATION = 'organization:';
export const DEPLOYMENT = 'deployment';

export const accountHolder = (accountId: string) => ACCOUNT + accountId;
export const organizationHolder = (organizationId: string) => ORGANIZATION + organizationId;

/** Bytes that each holder of a kind may store; undefined for no limit. */
export interface StorageLimits {
  readonly account: number | undefined;
  readonly organization: number | undefined;
  readonly deployment: number | undefined;
}

/**
 * Returns the holders for which a file counts. Accounts are always counted, because people see their usage.
 * Organizations and the deployment are counted only if they have a limit.
 */
export function getHolders(limits: StorageLimits, file: Pick<FileRecord, 'accountId' | 'organizationId'>): string[] {
  const holders = [accountHolder(file.accountId)];
  if (limits.organization && file.organizationId) holders.push(organizationHolder(file.organizationId));
  if (limits.deployment) holders.push(DEPLOYMENT);
  return holders;
}

/** Returns a filter for the files that count for a holder; an index supports it. */
export function getFiles(holder: string): object {
  if (holder === DEPLOYMENT) return { _id: { $gt: '' } };
  return holder.startsWith(ACCOUNT)
    ? { accountId: holder.slice(ACCOUNT.length) }
    : { organizationId: holder.slice(ORGANIZATION.length) };
}

/** Returns a holder's limit, and the error when it is exceeded. */
export function getLimit(limits: StorageLimits, holder: string): { limit: number; refusal: ErrorEntry } {
  if (holder === DEPLOYMENT)
    return { limit: limits.deployment ?? Infinity, refusal: chatErrors.CHAT_DEPLOYMENT_STORAGE_FULL };
  return holder.startsWith(ACCOUNT)
    ? { limit: limits.account ?? Infinity, refusal: chatErrors.CHAT_STORAGE_FULL }
    : { limit: limits.organization ?? Infinity, refusal: chatErrors.CHAT_ORGANIZATION_STORAGE_FULL };
}

/** Returns filters for the counters that are not kept because their kind has no limit. */
export function uncounted(limits: StorageLimits): object[] {
  return [
    ...(limits.organization ? [] : [{ _id: { $gte: ORGANIZATION, $lt: 'organization;' } }]),
    ...(limits.deployment ? [] : [{ _id: DEPLOYMENT }]),
  ];
}
