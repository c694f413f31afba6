import { recordCookieConsent as call } from '@meet/contracts/accounts';
import { defineOperation } from '../define.ts';

/** The first record of an id stands: a proof that can be overwritten proves nothing. */
export const recordCookieConsent = defineOperation(call, async (input, { deps, caller, now }) => {
  const { uid, documentUrl, consentGranted } = input;
  const consentGrantDate = new Date(now());
  await deps.cookieConsents.updateOne(
    { _id: uid },
    { $setOnInsert: { documentUrl, consentGranted, consentGrantDate, accountId: caller.accountId ?? null } },
    { upsert: true },
  );
  return {};
});
