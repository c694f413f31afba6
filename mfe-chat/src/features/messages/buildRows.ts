import type { ChatMessage } from '@meet/chat-contract';
import type { OutboxMessage } from '../../state/createOutbox.ts';

interface RowPlace {
  /** React key. It stays the same when a message is stored, so that the row does not jump. */
  readonly key: string;
  /** Unix milliseconds of a day that begins with this row; the day's line stands above it. */
  readonly day: number | undefined;
  /** Whether it is its author's first message in a while, and therefore shows author and time. */
  readonly isFirst: boolean;
}

/**
 * One message of the list. A day's line is part of its first message. As a row of its own it would stay at the top
 * while older messages load, and hold the scroll position there.
 */
export type MessageRow =
  | (RowPlace & { readonly kind: 'message'; readonly message: ChatMessage; readonly isOwn: boolean })
  | (RowPlace & { readonly kind: 'outgoing'; readonly message: OutboxMessage });

/** Messages of one author within this time share one heading. */
const GROUP_MS = 5 * 60_000;

/**
 * Builds the rows of the list: a line before each day, a heading when the author changes, unsent messages at the end.
 */
export function buildRows(
  messages: readonly ChatMessage[],
  outgoing: readonly OutboxMessage[],
  viewerEmail: string,
): MessageRow[] {
  const rows: MessageRow[] = [];
  let previous: { author: string; timestamp: number } | undefined;

  const place = (author: string, timestamp: number): Pick<RowPlace, 'day' | 'isFirst'> => {
    const isNewDay = !previous || getDay(previous.timestamp) !== getDay(timestamp);
    const isFirst = isNewDay || previous?.author !== author || timestamp - previous.timestamp > GROUP_MS;
    previous = { author, timestamp };
    return { day: isNewDay ? timestamp : undefined, isFirst };
  };

  for (const message of messages) {
    const { email, name, isBot, clientMessageId, timestamp } = message;
    // Distinguishes a person's program from the person.
    const author = isBot ? `bot ${email} ${name}` : email || `guest ${name}`;
    const key = `${author}/${clientMessageId}`;
    rows.push({ kind: 'message', key, message, isOwn: email === viewerEmail, ...place(author, timestamp) });
  }
  const stored = new Set(messages.map(({ clientMessageId }) => clientMessageId));
  for (const message of outgoing) {
    if (stored.has(message.clientMessageId)) continue;
    // This machine's clock may be behind the server's; the message typed last must still stand last.
    const shownAt = Math.max(message.typedAt, previous?.timestamp ?? 0);
    const key = `${viewerEmail}/${message.clientMessageId}`;
    rows.push({ kind: 'outgoing', key, message, ...place(viewerEmail, shownAt) });
  }
  return rows;
}

/** Returns whether two rows have the same content. */
export function isSameRow(one: MessageRow, other: MessageRow): boolean {
  const keys = Object.keys(one) as (keyof MessageRow)[];
  return one.kind === other.kind && keys.every((key) => one[key] === other[key]);
}

function getDay(timestamp: number): string {
  const date = new Date(timestamp);
  return `${date.getFullYear()}-${date.getMonth() + 1}-${date.getDate()}`;
}
