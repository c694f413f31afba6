import type { ChatMessage } from '@meet/chat-contract';
import { triggerRoomWebhooks, WEBHOOK_ROOM_OCCURRENCES_MAX, type RoomOccurrence } from '@meet/integrations-contract';
import { toChunks } from '@meet/service-kit';
import type { Gatherer } from '../messages/createGatherer.ts';
import type { NotifyContext } from '../messages/SpeakingContext.ts';
import { messageKey } from '../models/messageModel.ts';
import type { RoomRecord } from '../models/roomModel.ts';
import { takesPart } from '../policies/memberPolicy.ts';

/** Events of a message that members' webhooks receive. */
type HookEvent = 'created' | 'edited' | 'mentioned';

export interface RoomHooks {
  /**
   * After the response, notifies the webhooks of the members who take part in the room, or of those among `accountIds`,
   * without the text. Logs a failure.
   */
  notify(context: NotifyContext, occurrence: HookOccurrence): void;
}

export interface HookOccurrence {
  readonly event: HookEvent;
  readonly room: Pick<RoomRecord, '_id' | 'name'>;
  readonly message: ChatMessage;
  readonly accountIds?: readonly string[];
}

/** Messages of a short time in one room cost one call. */
export function createRoomHooks(gatherer: Gatherer): RoomHooks {
  /** Gathered occurrences by room. */
  const pending = new Map<string, RoomOccurrence[]>();

  return {
    notify({ callAsService, log }, occurrence) {
      const { _id: chatId } = occurrence.room;
      const gathered = pending.get(chatId);
      if (gathered) return void gathered.push(toOccurrence(occurrence));
      const all = [toOccurrence(occurrence)];
      pending.set(chatId, all);
      gatherer.gather(chatId, async (readMembers) => {
        pending.delete(chatId);
        try {
          const present = (await readMembers()).filter(takesPart);
          const accountIds = present.flatMap(({ accountId }) => accountId ?? []);
          for (const occurrences of toChunks(all, WEBHOOK_ROOM_OCCURRENCES_MAX))
            await callAsService(triggerRoomWebhooks, { accountIds, occurrences });
        } catch (error) {
          log.warn({ err: error }, 'webhooks were not notified of messages in a room');
        }
      });
    },
  };
}

function toOccurrence({ event, room, message, accountIds }: HookOccurrence): RoomOccurrence {
  const { chatId, sequence, revision, name: senderName, email, isBot, timestamp, editedAt } = message;
  const edition = event === 'edited' ? `:${revision}` : '';
  return {
    event: `chat.message.${event}`,
    occurrenceId: `${event}:${messageKey(chatId, sequence)}${edition}`,
    at: editedAt ?? timestamp,
    data: { chatId, roomName: room.name, sequence, revision, senderName, ...(email && { senderEmail: email }), isBot },
    ...(accountIds && { accountIds: [...accountIds] }),
  };
}
