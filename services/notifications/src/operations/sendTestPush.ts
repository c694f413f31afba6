import { ServiceError } from '@meet/contracts';
import { notificationsErrors, sendTestPush as call } from '@meet/notifications-contract';
import { defineOperation } from '../defineOperation.ts';
import { say } from '../texts/say.ts';

const { PUSH_NOT_ON, PUSH_NOT_TAKEN } = notificationsErrors;
const TTL_SECONDS = 60;

export const sendTestPush = defineOperation(call, async ({ endpoint }, { deps, account }) => {
  const { locale } = account;
  const found = await deps.pushSubscriptions.find(account.accountId, endpoint);
  if (!found) throw new ServiceError(PUSH_NOT_ON);
  const note = {
    title: say(locale, 'push', 'test'),
    body: say(locale, 'push', 'testBody'),
    tag: 'test',
    path: '/dashboard',
    isUrgent: false,
  };
  const message = { note, urgency: 'high', ttlSeconds: TTL_SECONDS } as const;
  const outcome = await deps.sendPush(deps.pushSubscriptions.open(found), message);
  if (outcome === 'gone') {
    await deps.pushSubscriptions.remove([found._id]);
    throw new ServiceError(PUSH_NOT_ON);
  }
  if (outcome !== 'taken') throw new ServiceError(PUSH_NOT_TAKEN);
  return {};
});
