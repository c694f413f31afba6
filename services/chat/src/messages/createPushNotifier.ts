import { parseThreadId } from '@meet/chat-contract';
import { pushMessage } from '@meet/notifications-contract';
import type { RoomRecord } from '../models/roomModel.ts';
import { takesPart } from '../policies/memberPolicy.ts';
import type { Followers } from '../threads/createFollowers.ts';
import type { Gatherer, ReadMembers } from './createGatherer.ts';
import type { SpeakingContext } from './SpeakingContext.ts';

export interface PushNotifier {
  /**
   * After the response, notifies the devices of the room's other members that the caller wrote, without the text.
   * Leaves out members who were added by a stranger and did nothing in the room yet. Also leaves out those who chose
   * only mentions, or nothing, and the accounts in `except`. A reply in a thread reaches only those who follow it. Logs a
   * failure.
   */
  notify(context: SpeakingContext, room: RoomRecord, except?: readonly string[]): void;
}

/** Account id and name. */
type Author = [string, string];

/**
 * Gathers the authors of a short time, because a device shows only a room's last author. Each person is notified of the
 * last author other than themselves.
 */
export function createPushNotifier(gatherer: Gatherer, followers: Pick<Followers, 'list'>): PushNotifier {
  /** Names of the gathered authors by account id, by room. The latest author is last. */
  const pending = new Map<string, { readonly names: Map<string, string>; readonly except: Set<string> }>();

  async function notifyAll(
    { callAsService, log }: SpeakingContext,
    { _id: chatId, name: roomName }: RoomRecord,
    readMembers: ReadMembers,
  ): Promise<void> {
    // A device shows only the last author, so one notification covers all authors of this time.
    const { names, except } = pending.get(chatId)!;
    const authors = [...names];
    pending.delete(chatId);
    try {
      const present = await readMembers();
      const following =
        parseThreadId(chatId) && new Set((await followers.list(chatId)).map(({ accountId }) => accountId));
      const others = present
        .filter((member) => takesPart(member) && !member.notificationLevel && !except.has(member.accountId!))
        .map(({ accountId }) => accountId!)
        .filter((accountId) => !following || following.has(accountId));
      const [last, before] = authors.reverse() as [Author, Author?];
      const say = async ([, senderName]: Author, accountIds: string[]) => {
        if (accountIds.length > 0) await callAsService(pushMessage, { accountIds, chatId, senderName, roomName });
      };
      const [lastId] = last;
      const rest = others.filter((accountId) => accountId !== lastId);
      await say(last, rest);
      if (before && rest.length < others.length) await say(before, [lastId]);
    } catch (error) {
      log.warn({ err: error }, 'people were not notified of a message on their devices');
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
      gatherer.gather(room._id, (readMembers) => notifyAll(context, room, readMembers));
    },
  };
}
