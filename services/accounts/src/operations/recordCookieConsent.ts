import { recordCookieConsent as call } from '@meet/accounts-contract';
import { defineOperation } from '../defineOperation.ts';

/**
 * Only the first record of an id is stored: proof that can be overwritten proves nothing. While an administrator views
 * an account, the administrator is the one who consents.
 */
export const recordCookieConsent = defineOperation(call, async (input, { deps, caller, now }) => {
  const { uid, documentUrl, consentGranted } = input;
  const accountId = caller.impersonatedBy?.accountId ?? caller.accountId ?? null;
  const consentGrantDate = new Date(now());
  await deps.cookieConsents.updateOne(
    { _id: uid },
    { $setOnInsert: { documentUrl, consentGranted, consentGrantDate, accountId } },
    { upsert: true },
  );
  return {};
});
