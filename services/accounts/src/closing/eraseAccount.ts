import type { ErasedAccount } from '@meet/contracts/erasure';
import { deleteInBatches } from '@meet/service-kit';
import type { Models } from '../models/createModels.ts';
import { forgetInAudit } from './forgetInAudit.ts';

/**
 * Deletes everything that this service has stored about an account, and the account itself last. The audit log keeps
 * the acts that concern the account, under the pseudonym. An interrupted deletion is repeated as a whole.
 */
export async function eraseAccount(models: Models, erasure: ErasedAccount): Promise<void> {
  const { accountId, email } = erasure;
  const { accounts, sessions, apiKeys, deviceRecords, links, signUps, invitations, avatars, preferences } = models;
  await forgetInAudit(models, erasure);
  await deleteInBatches(sessions, { accountId });
  await apiKeys.deleteOne({ _id: accountId });
  await deleteInBatches(deviceRecords, { accountId });
  await deleteInBatches(links, { accountId });
  await deleteInBatches(signUps, { emailKey: email });
  await deleteInBatches(invitations, { inviterId: accountId });
  await deleteInBatches(invitations, { email });
  await deleteInBatches(avatars, { accountId });
  await preferences.deleteOne({ _id: accountId });
  await models.cookieConsents.updateMany({ accountId }, { $set: { accountId: null } });
  await accounts.deleteOne({ _id: accountId });
}
