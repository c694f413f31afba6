import type { ChatMessage } from '@meet/contracts/chat';
import type { OutboxMessage } from '../../state/createOutbox.ts';

/** One line of the list; its key is the same before and after a message is stored, so that it does not jump. */
export type MessageRow =
  | { readonly kind: 'day'; readonly key: string; readonly timestamp: number }
  | {
      readonly kind: 'message';
      readonly key: string;
      readonly message: ChatMessage;
      readonly isFirst: boolean;
      readonly isOwn: boolean;
    }
  | { readonly kind: 'outgoing'; readonly key: string; readonly message: OutboxMessage; readonly isFirst: boolean };

/** Messages of one author within this time stand under one head. */
const GROUP_MS = 5 * 60_000;

/** Lays out messages: a line before each day, heads where the author changes, what is not stored yet at the end. */
export function buildRows(
  messages: readonly ChatMessage[],
  outgoing: readonly OutboxMessage[],
  viewerEmail: string,
): MessageRow[] {
  const rows: MessageRow[] = [];
  let previous: { email: string; timestamp: number } | undefined;

  const begin = (email: string, timestamp: number): boolean => {
    const newDay = !previous || dayOf(previous.timestamp) !== dayOf(timestamp);
    if (newDay) rows.push({ kind: 'day', key: `day-${dayOf(timestamp)}`, timestamp });
    const isFirst = newDay || previous?.email !== email || timestamp - previous.timestamp > GROUP_MS;
    previous = { email, timestamp };
    return isFirst;
  };

  for (const message of messages) {
    const isFirst = begin(message.email, message.timestamp);
    const isOwn = message.email === viewerEmail;
    rows.push({ kind: 'message', key: keyOf(message), message, isFirst, isOwn });
  }
  const stored = new Set(messages.map(({ clientMessageId }) => clientMessageId));
  for (const message of outgoing) {
    if (stored.has(message.clientMessageId)) continue;
    // This machine's clock may be behind the server's; what is typed last stands last all the same.
    const isFirst = begin(viewerEmail, Math.max(message.typedAt, previous?.timestamp ?? 0));
    rows.push({ kind: 'outgoing', key: `${viewerEmail}/${message.clientMessageId}`, message, isFirst });
  }
  return rows;
}

const keyOf = ({ email, clientMessageId }: ChatMessage) => `${email}/${clientMessageId}`;

function dayOf(timestamp: number): string {
  const date = new Date(timestamp);
  return `${date.getFullYear()}-${date.getMonth() + 1}-${date.getDate()}`;
}
