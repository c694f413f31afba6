import type { ChatMessage } from '@meet/chat-contract';
import { getChatReactors } from '@meet/chat-contract/operations';
import { useHost, useTexts } from '@meet/remote-kit';
import { useState } from 'react';
import { useNameList } from '../../people/useNameList.ts';

interface Loaded {
  readonly count: number;
  readonly text: string;
}

/**
 * Loads the names of the people who react to a message with an emoji when they are first needed. After a failure only
 * the number is shown.
 */
export function useReactors({ chatId, sequence }: ChatMessage, emoji: string, count: number) {
  const t = useTexts();
  const { api } = useHost();
  const joinNames = useNameList();
  const [loaded, setLoaded] = useState<Loaded>();

  async function load(): Promise<void> {
    if (loaded?.count === count) return;
    const { names, count: all } = await api.execute(getChatReactors, { chatId, sequence, emoji });
    const others = all - names.length;
    const listed = others > 0 ? [...names, t('reaction.more', { count: others })] : names;
    setLoaded({ count, text: joinNames(listed) });
  }

  return { names: loaded?.count === count ? loaded.text : undefined, load: () => void load().catch(() => {}) };
}
