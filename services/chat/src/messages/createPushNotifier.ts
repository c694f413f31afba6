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
   * After the response, notifies the devices of the room's other members that the caller wrote, without the text.
   * Leaves out members who were added by a stranger and did nothing in the room yet. Also leaves out those who chose
   * only mentions, or nothing, and the accounts in `except`. Logs a failure.
   */
  notify(context: NotifyContext, room: RoomRecord, except?: readonly string[]): void;
}

/** Account id and name. */
type Author = [string, string];

const GATHER_MS = 200;

/**
 * Gathers the authors of a short time, because a device shows only a room's last author. Each person is notified of the
 * last author other than themselves.
 */
export function createPushNotifier(members: Model<MemberRecord>, background: Background): PushNotifier {
  /** Names of the gathered authors by account id, by room. The latest author is last. */
  const pending = new Map<string, { readonly names: Map<string, string>; readonly except: Set<string> }>();

  async function notifyAll(
    { callAsService, log }: NotifyContext,
    { _id: chatId, name: roomName }: RoomRecord,
  ): Promise<void> {
    // A device shows only the last author, so one notification covers all authors of this time.
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
        // Moves the author to the end, even if they wrote before.
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
