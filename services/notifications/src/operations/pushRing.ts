import { getAccounts } from '@meet/accounts-contract';
import { hrefFor } from '@meet/contracts/routes';
import { NOTIFICATION_TYPES, pushRing as call } from '@meet/notifications-contract';
import { defineOperation } from '../defineOperation.ts';
import { findChoices } from '../policies/findChoices.ts';
import { drawNotes } from '../pushing/drawNotes.ts';
import { pushTo } from '../pushing/pushTo.ts';
import { say } from '../texts/say.ts';

export const pushRing = defineOperation(call, async (ring, context) => {
  const accountIds = [ring.accountId];
  const [choose, { accounts }] = await Promise.all([
    findChoices(context, NOTIFICATION_TYPES.joinInvite, accountIds),
    context.callAsService(getAccounts, { accountIds }),
  ]);
  const notes = drawNotes(
    accounts.filter(({ accountId }) => choose(accountId).web),
    ({ locale }) => ({
      title: say(locale, 'push', 'ring', { name: ring.callerName || say(locale, 'sentence', 'somebody') }),
      body: ring.subject ?? '',
      tag: `meeting ${ring.roomId}`,
      path: hrefFor('meetingJoin', { id: ring.roomId }),
      isUrgent: true,
    }),
  );
  pushTo(context, { notes, urgency: 'high', endsAt: ring.expiresAt });
  return {};
});
