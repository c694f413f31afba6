import { cleanLines, hasVisible } from '@meet/contracts/texts';
import {
  CHAT_HISTORY_MAX_LENGTH,
  CHAT_LINES_MAX,
  type ChatLine,
  type ChatRefusal,
  type ChatRules,
} from '../protocol/chat.ts';
import { AttemptLimit } from './AttemptLimit.ts';
import type { Log, MeetingChat } from './hooks.ts';
import type { Room } from './Room.ts';
import type { Seat } from './Seat.ts';

/** Connects the meeting's chat with everyone in the room. */
export class RoomChat {
  #chat: MeetingChat;
  #log: Log;
  #written: AttemptLimit;

  constructor(chat: MeetingChat, log: Log) {
    this.#chat = chat;
    this.#log = log;
    this.#written = new AttemptLimit(chat.rate);
  }

  get rules(): ChatRules {
    return { textMax: this.#chat.textMax };
  }

  /** Sends a new participant the messages so far. A failure is only logged. */
  async greet(room: Room, seat: Seat): Promise<void> {
    try {
      const lines = getNewest(await this.#chat.read(room.name));
      if (lines.length > 0) seat.send({ type: 'chat', lines });
    } catch (error) {
      this.#log.error(error, 'a participant was not shown the chat');
    }
  }

  /** Stores a participant's message, or replies with the reason for a refusal. */
  async say(room: Room, seat: Seat, message: { id: string; content: string }): Promise<void> {
    const content = cleanLines(message.content);
    const why = this.#refusal(seat, content) ?? (await this.#write(room, seat, { ...message, content }));
    if (why) seat.send({ type: 'chatRefused', id: message.id, why });
  }

  show(room: Room, lines: ChatLine[]): void {
    room.broadcast({ type: 'chat', lines });
  }

  #refusal({ grant }: Seat, content: string): ChatRefusal | undefined {
    if (!hasVisible(content)) return 'blank';
    if (content.length > this.#chat.textMax) return 'too-long';
    return this.#written.take(grant.participantKey) ? undefined : 'too-often';
  }

  async #write(room: Room, seat: Seat, message: { id: string; content: string }): Promise<ChatRefusal | undefined> {
    try {
      await this.#chat.write(room.name, seat.describe(), message);
      return undefined;
    } catch (error) {
      // The error itself may contain the text of the message.
      const reason = error instanceof Error ? error.name : typeof error;
      this.#log.error({ reason }, 'a message of the chat was not stored');
      return 'failed';
    }
  }
}

/** Returns as many of the last lines as fit into one message. */
function getNewest(lines: ChatLine[]): ChatLine[] {
  let length = 0;
  const newest = lines.slice(-CHAT_LINES_MAX);
  const first = newest.findLastIndex(({ content }) => (length += content.length) > CHAT_HISTORY_MAX_LENGTH);
  return newest.slice(first + 1);
}
