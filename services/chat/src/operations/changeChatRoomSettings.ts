import { changeChatRoomSettings as call, chatErrors, chatRoomSettingsChanged } from '@meet/chat-contract';
import { ServiceError } from '@meet/contracts';
import { userChannel } from '@meet/contracts/events';
import { defineOperation } from '../defineOperation.ts';
import { openRoom } from '../policies/roomPolicy.ts';
import { presentSettings } from '../presenters/presentOwnAttributes.ts';

export const changeChatRoomSettings = defineOperation(
  call,
  async ({ chatId, notificationLevel, isFavourite }, context) => {
    const { deps, account, publish } = context;
    const { room } = await openRoom(context, chatId);
    const set = {
      ...(notificationLevel && notificationLevel !== 'everything' && { notificationLevel }),
      ...(isFavourite && { isFavourite }),
    };
    const unset = {
      ...(notificationLevel === 'everything' && { notificationLevel: 1 }),
      ...(isFavourite === false && { isFavourite: 1 }),
    };
    const member = await deps.members
      .findOneAndUpdate(
        { chatId, accountId: account.accountId },
        { $set: set, $unset: unset },
        { returnDocument: 'after' },
      )
      .lean();
    // The caller was removed from the room meanwhile.
    if (!member) throw new ServiceError(chatErrors.CHAT_ROOM_NOT_FOUND);
    const settings = presentSettings(member);
    await publish(userChannel(account.accountId), chatRoomSettingsChanged, {
      chatId,
      ...settings,
      roomVersion: room.version,
    });
    return settings;
  },
);
