import { chatReactionsChanged, type ChatMessage, type ChatReaction } from '@meet/chat-contract';
import type { Behavior, HostEvents, Scope } from '@meet/remote-kit';
import type { ChatApi, ReadMessages } from './createChatApi.ts';
import { toKey } from './createDeletions.ts';

/** A reaction to a message as the person sees it. */
export interface ShownReaction extends ChatReaction {
  /** Whether the person reacts with this emoji. */
  readonly isOwn: boolean;
}

/** The person's emoji by message key, `<chatId>:<sequence>`. */
type OwnReactions = ReadonlyMap<string, readonly string[]>;
/** Whether the person wants an emoji, by message and emoji, while the call is under way. */
type Pending = ReadonlyMap<string, ReadonlyMap<string, boolean>>;

export interface Reactions {
  readonly state$: Behavior<ReactionState>;
  /** Records the person's own reactions that came with messages. */
  readonly note: (chatId: string, read: ReadMessages) => void;
  /** Adds a reaction or takes it back, and shows that at once. Throws what the call throws. */
  readonly toggle: (message: ChatMessage, emoji: string) => Promise<void>;
}

export interface ReactionState {
  readonly own: OwnReactions;
  readonly pending: Pending;
}

export interface ReactionsDeps {
  readonly api: Pick<ChatApi, 'react'>;
  readonly events: Pick<HostEvents, 'server'>;
  readonly onChanged: (message: ChatMessage) => void;
}

/** Keeps the person's own reactions to messages. The messages contain how many people react. */
export function createReactions(scope: Scope, { api, events, onChanged }: ReactionsDeps): Reactions {
  const state$ = scope.state<ReactionState>({ own: new Map(), pending: new Map() });

  function setOwn(entries: Iterable<readonly [string, readonly string[]]>): void {
    const own = new Map(state$.value.own);
    let isChanged = false;
    for (const [key, emojis] of entries) {
      const before = own.get(key) ?? [];
      if (before.length === emojis.length && before.every((emoji, index) => emoji === emojis[index])) continue;
      isChanged = true;
      if (emojis.length > 0) own.set(key, emojis);
      else own.delete(key);
    }
    if (isChanged) state$.next({ ...state$.value, own });
  }

  function setPending(key: string, emoji: string, isOn: boolean | undefined): void {
    const ofMessage = new Map(state$.value.pending.get(key));
    if (isOn === undefined) ofMessage.delete(emoji);
    else ofMessage.set(emoji, isOn);
    const pending = new Map(state$.value.pending);
    if (ofMessage.size > 0) pending.set(key, ofMessage);
    else pending.delete(key);
    state$.next({ ...state$.value, pending });
  }

  scope.listen(events.server(chatReactionsChanged), ({ payload }) => setOwn([[toKey(payload), payload.emojis]]));

  return {
    state$,
    note(chatId, { messages, ownReactions }) {
      const own = new Map(ownReactions.map(({ sequence, emojis }) => [sequence, emojis]));
      setOwn(messages.map(({ sequence }) => [toKey({ chatId, sequence }), own.get(sequence) ?? []] as const));
    },
    async toggle(message, emoji) {
      const key = toKey(message);
      // Ignores further clicks until the server has answered the first.
      if (state$.value.pending.get(key)?.has(emoji)) return;
      const isOn = !state$.value.own.get(key)?.includes(emoji);
      setPending(key, emoji, isOn);
      try {
        const { chatId, sequence } = message;
        const answer = await api.react({ chatId, sequence, emoji, isOn });
        if (scope.ended) return;
        setOwn([[key, answer.emojis]]);
        onChanged(answer.message);
      } finally {
        if (!scope.ended) setPending(key, emoji, undefined);
      }
    },
  };
}

/** Returns a message's reactions as the person sees them, with their own clicks whose calls are under way. */
export function getShownReactions(message: ChatMessage, { own, pending }: ReactionState): ShownReaction[] {
  const key = toKey(message);
  const ownEmojis = own.get(key) ?? [];
  const wanted = pending.get(key);
  const counts = new Map(message.reactions.map(({ emoji, count }) => [emoji, count]));
  for (const emoji of [...ownEmojis, ...(wanted?.keys() ?? [])]) if (!counts.has(emoji)) counts.set(emoji, 0);
  return [...counts].flatMap(([emoji, counted]) => {
    const isOwn = wanted?.get(emoji) ?? ownEmojis.includes(emoji);
    const wasOwn = ownEmojis.includes(emoji);
    // The count may be a second behind. The person's own reaction always counts.
    const count = Math.max(counted + Number(isOwn && !wasOwn) - Number(wasOwn && !isOwn), Number(isOwn));
    return count > 0 ? { emoji, count, isOwn } : [];
  });
}
