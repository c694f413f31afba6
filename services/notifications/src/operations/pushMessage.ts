import { hrefFor } from '@meet/contracts/routes';
import { getAccounts, getPreferencesOfAccounts } from '@meet/accounts-contract';
import { pushMessage as call } from '@meet/notifications-contract';
import { defineOperation } from '../defineOperation.ts';
import { drawNotes } from '../pushing/drawNotes.ts';
import { pushTo } from '../pushing/pushTo.ts';
import { say } from '../texts/say.ts';

const WANTED_MS = 86_400_000;

export const pushMessage = defineOperation(call, async ({ accountIds, chatId, senderName, roomName }, context) => {
  const { deps, callAsService, now } = context;
  const subscribed = await deps.pushSubscriptions.listByAccounts(accountIds);
  const reachable = [...new Set(subscribed.map(({ accountId }) => accountId))];
  if (reachable.length === 0) return {};
  const [{ accounts }, { preferences }] = await Promise.all([
    callAsService(getAccounts, { accountIds: reachable }),
    callAsService(getPreferencesOfAccounts, { accountIds: reachable }),
  ]);
  const wanting = new Set(preferences.flatMap((one) => (one.chatNotifications.web ? one.accountId : [])));
  const notes = drawNotes(
    accounts.filter(({ accountId }) => wanting.has(accountId)),
    ({ locale }) => {
      const name = senderName || say(locale, 'sentence', 'somebody');
      return {
        title: say(locale, 'push', roomName ? 'messageNamed' : 'message', { name, room: roomName }),
        body: '',
        tag: `chat ${chatId}`,
        path: hrefFor('chat', { '*': chatId }),
      };
    },
  );
  pushTo(context, { notes, urgency: 'normal', endsAt: now() + WANTED_MS });
  return {};
});
