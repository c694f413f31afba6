import { getChatMessages } from '@meet/chat-contract';
import { succeedFromOutside } from '@meet/composition/testing/callFromOutside.ts';
import type { Journal } from '../lib/Journal.ts';

export interface Verdict {
  readonly acknowledged: number;
  /** Number of messages that were acknowledged and are not stored. */
  readonly lost: number;
  /** Number of messages that are stored more than once. */
  readonly doubled: number;
  /** Number of messages whose number in a room's sequence does not match their position. */
  readonly gaps: number;
}

/** Compares the messages acknowledged to the senders with those that the rooms hold, read as any client does. */
export async function validate(url: string, token: string, journals: readonly Journal[]): Promise<Verdict> {
  let [lost, doubled, gaps] = [0, 0, 0];
  for (const chatId of new Set(journals.map((journal) => journal.chatId))) {
    const stored = await readRoom(url, token, chatId);
    const texts = new Set(stored.map(({ content }) => content));
    doubled += stored.length - texts.size;
    gaps += stored.filter(({ sequence }, at) => sequence !== at + 1).length;
    const acknowledgedTexts = journals
      .filter((journal) => journal.chatId === chatId)
      .flatMap(({ acknowledged }) => acknowledged);
    lost += acknowledgedTexts.filter((text) => !texts.has(text)).length;
  }
  const acknowledged = journals.reduce((sum, journal) => sum + journal.acknowledged.length, 0);
  return { acknowledged, lost, doubled, gaps };
}

async function readRoom(url: string, token: string, chatId: string) {
  const stored: { content: string; sequence: number }[] = [];
  for (;;) {
    const afterSequence = stored.at(-1)?.sequence ?? 0;
    const { messages } = await succeedFromOutside(url, getChatMessages, { chatId, afterSequence }, token);
    if (messages.length === 0) return stored;
    stored.push(...messages);
  }
}
