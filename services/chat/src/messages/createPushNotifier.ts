import { pushMessage } from '@meet/notifications-contract';
import type { Background, OperationContext } from '@meet/service-kit';
import type { Model } from 'mongoose';
import { setTimeout } from 'node:timers/promises';
import type { MemberRecord } from '../models/memberModel.ts';
import type { RoomRecord } from '../models/roomModel.ts';
import { takesPart } from '../policies/memberPolicy.ts';

export type NotifyContext = Pick<OperationContext<unknown>, 'account' | 'callAsService' | 'log'>;

export interface PushNotifier {
  /**
   * After the answer: notifies the others in the room on their devices that the caller wrote, without the text. A
   * person whom a stranger put into it and who did nothing there yet gets nothing. Neither do those who want to hear only
   * of mentions, or of nothing, and the accounts of `except`. A failure is logged.
   */
  notify(context: NotifyContext, room: RoomRecord, except?: readonly string[]): void;
}

/** Account and name. */
type Author = [string, string];

const GATHER_MS = 200;

/**
 * A device shows of a room who wrote last. So of those who wrote before the others were told, each person hears of the
 * last one who is not they themselves.
 */
export function createPushNotifier(members: Model<MemberRecord>, background: Background): PushNotifier {
  /** Names of those who wrote, the last one last, by account and room. */
  const pending = new Map<string, { readonly names: Map<string, string>; readonly except: Set<string> }>();

  async function notifyAll(
    { callAsService, log }: NotifyContext,
    { _id: chatId, name: roomName }: RoomRecord,
  ): Promise<void> {
    // A device shows the last one alone: where many write, they are told of together.
    await setTimeout(GATHER_MS);
    const { names, except } = pending.get(chatId)!;
    const authors = [...names];
    pending.delete(chatId);
    try {
      const present = await members.find({ chatId }).lean();
      const others = present
        .filter((member) => takesPart(member) && !member.notificationLevel && !except.has(member.accountId!))
        .map(({ accountId }) => accountId!);
      const [last, before] = authors.reverse() as [Author, Author?];
      const say = async ([, senderName]: Author, accountIds: string[]) => {
        if (accountIds.length > 0) await callAsService(pushMessage, { accountIds, chatId, senderName, roomName });
      };
      const [lastId] = last;
      const rest = others.filter((accountId) => accountId !== lastId);
      await say(last, rest);
      if (before && rest.length < others.length) await say(before, [lastId]);
    } catch (error) {
      log.warn({ err: error }, 'people were not told of a message on their devices');
    }
  }

  return {
    notify(context, room, except = []) {
      const { account } = context;
      const gathered = pending.get(room._id);
      if (gathered) {
        // The last one stands last, also who wrote before.
        gathered.names.delete(account.accountId);
        gathered.names.set(account.accountId, account.fullName);
        for (const accountId of except) gathered.except.add(accountId);
        return;
      }
      pending.set(room._id, { names: new Map([[account.accountId, account.fullName]]), except: new Set(except) });
      background.run(() => notifyAll(context, room));
    },
  };
}
