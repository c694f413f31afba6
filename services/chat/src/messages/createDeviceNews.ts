import { pushMessage } from '@meet/notifications-contract';
import { setTimeout } from 'node:timers/promises';
import type { ChatContext } from '../ChatContext.ts';
import type { RoomRecord } from '../models/roomModel.ts';
import { takesPart } from '../policies/memberPolicy.ts';

export interface DeviceNews {
  /**
   * After the answer: tells the others in the room on their devices that the caller wrote, not what. Who was put into it
   * by a stranger and did nothing there yet hears nothing. Failing, it is logged.
   */
  tell(context: ChatContext, room: RoomRecord): void;
}

const GATHER_MS = 200;

/**
 * A device shows of a room who wrote last. So of those who wrote before the others were told, each person hears of the
 * last one who is not they themselves.
 */
export function createDeviceNews(): DeviceNews {
  /** Names of those who wrote, the last one last, by account and room. */
  const untold = new Map<string, Map<string, string>>();

  async function tellAll({ deps, callAsService, log }: ChatContext, { _id: chatId, name: roomName }: RoomRecord) {
    // A device shows the last one alone: where many write, they are told of together.
    await setTimeout(GATHER_MS);
    const authors = [...untold.get(chatId)!];
    untold.delete(chatId);
    try {
      const members = await deps.members.find({ chatId }).lean();
      const others = members.filter((member) => takesPart(member)).map(({ accountId }) => accountId!);
      const [last, before] = authors.reverse() as [[string, string], [string, string]?];
      const say = async ([, senderName]: [string, string], accountIds: string[]) => {
        if (accountIds.length > 0) await callAsService(pushMessage, { accountIds, chatId, senderName, roomName });
      };
      await say(
        last,
        others.filter((accountId) => accountId !== last[0]),
      );
      if (before)
        await say(
          before,
          others.filter((accountId) => accountId === last[0]),
        );
    } catch (error) {
      log.warn({ err: error }, 'people were not told of a message on their devices');
    }
  }

  return {
    tell(context, room) {
      const { deps, account } = context;
      const authors = untold.get(room._id);
      // The last one stands last, also who wrote before.
      authors?.delete(account.accountId);
      if (authors) return void authors.set(account.accountId, account.fullName);
      untold.set(room._id, new Map([[account.accountId, account.fullName]]));
      deps.background.run(() => tellAll(context, room));
    },
  };
}
