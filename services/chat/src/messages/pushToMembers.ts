import { pushMessage } from '@meet/notifications-contract';
import type { ChatContext } from '../ChatContext.ts';
import { takesPart } from '../policies/memberPolicy.ts';
import type { OpenRoom } from '../policies/roomPolicy.ts';

/**
 * After the answer: tells the others on their devices that somebody wrote, not what. Who was put into the room by a
 * stranger and did nothing there yet hears nothing. Failing, it is logged.
 */
export function pushToMembers({ deps, account, callAsService, log }: ChatContext, { room }: OpenRoom): void {
  deps.background.run(async () => {
    try {
      const members = await deps.members.find({ chatId: room._id }).lean();
      const accountIds = members
        .filter((member) => takesPart(member))
        .flatMap(({ accountId }) => (accountId && accountId !== account.accountId ? accountId : []));
      if (accountIds.length === 0) return;
      const message = { accountIds, chatId: room._id, senderName: account.fullName, roomName: room.name };
      await callAsService(pushMessage, message);
    } catch (error) {
      log.warn({ err: error }, 'people were not told of a message on their devices');
    }
  });
}
