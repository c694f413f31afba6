import type { ChatMemberSeen, ChatRoom } from '@meet/chat-contract';
import { getChatMembers } from '@meet/chat-contract/operations';
import { isComposing } from '@meet/contracts/keys';
import { MENTION_ALL } from '@meet/contracts/markdown';
import { foldText } from '@meet/contracts/texts';
import { useHost } from '@meet/remote-kit';
import { useEffect, useState, type KeyboardEvent } from 'react';
import { useMayManage } from '../../people/useMayManage.ts';
import { ALL_LABEL, createTypedMention, type TypedMention } from '../../state/typedMentions.ts';
import type { Selected } from './formatText.ts';
import type * as EmojiModule from './findEmoji.ts';
import { findNamedEmoji, findQuery, type Query } from './findQuery.ts';

/** A suggestion that completes the typed text. */
export type Completion =
  | { readonly kind: 'person'; readonly id: string; readonly member: ChatMemberSeen }
  | { readonly kind: 'all'; readonly id: string }
  | { readonly kind: 'emoji'; readonly id: string; readonly emoji: string };

const SHOWN_MAX = 8;
/** Maximum number of pages that are read of a room's members. */
const PAGES_MAX = 50;
const NONE: readonly Completion[] = [];

interface Options {
  readonly room: ChatRoom | undefined;
  readonly text: string;
  /** Position of the caret; undefined while the field has no focus, or a part of the text is selected. */
  readonly caret: number | undefined;
  readonly mentions: readonly TypedMention[];
  /** Writes a text with its selection. */
  readonly write: (selected: Selected) => void;
  readonly addMention: (mention: TypedMention) => void;
}

/** Offers the room's members after `@`, and emoji after `:` and two letters. */
export function useCompletion({ room, text, caret, mentions, write, addMention }: Options) {
  const [dismissed, setDismissed] = useState<number>();
  const [active, setActive] = useState(0);
  const query = caret === undefined ? undefined : findQuery(text, caret);
  const isDismissed = query?.start === dismissed;
  const members = useMembers(room?.chatId, query?.kind === 'person' && !isDismissed);
  const emoji = useEmoji(query?.kind === 'emoji');
  const mayMentionAll = useMayMentionAll(room);
  const key = query && `${query.kind} ${query.start} ${query.typed}`;
  const [lastKey, setLastKey] = useState(key);
  if (key !== lastKey) {
    setLastKey(key);
    setActive(0);
    if (!query) setDismissed(undefined);
  }

  let options = NONE;
  if (query && !isDismissed) {
    options = query.kind === 'person' ? findPeople(query, members, mayMentionAll) : emoji.find(query.typed);
  }
  const isOpen = options.length > 0;

  function choose(option: Completion): void {
    if (!query) return;
    let insertion: string;
    if (option.kind === 'emoji') insertion = option.emoji;
    else {
      const mention =
        option.kind === 'all'
          ? { accountId: MENTION_ALL, fullName: MENTION_ALL, label: ALL_LABEL }
          : createTypedMention({ ...option.member, accountId: option.id }, mentions);
      addMention(mention);
      insertion = `${mention.label} `;
    }
    write(replace(text, query, insertion));
  }

  return {
    isOpen,
    options,
    active: Math.min(active, options.length - 1),
    choose,
    setActive,
    /** Handles a key while the list is open. Returns whether the list used the key. */
    handleKey(event: KeyboardEvent): boolean {
      if (!isOpen || isComposing(event.nativeEvent) || event.ctrlKey || event.metaKey || event.altKey) return false;
      const count = options.length;
      if (event.key === 'ArrowDown') setActive((active + 1) % count);
      else if (event.key === 'ArrowUp') setActive((active - 1 + count) % count);
      else if (event.key === 'Escape') setDismissed(query?.start);
      else if ((event.key === 'Enter' || event.key === 'Tab') && !event.shiftKey)
        choose(options[active] ?? options[0]!);
      else return false;
      event.preventDefault();
      return true;
    },
    /** Replaces an emoji name that has just been typed in full by the emoji. Returns whether there was one. */
    completeName(typed: string, at: number): boolean {
      const named = findNamedEmoji(typed, at);
      const found = named && emoji.get(named.typed);
      if (!found) return false;
      write(replace(typed, named, found));
      return true;
    },
  };
}

function replace(text: string, { start, end }: Query, insertion: string): Selected {
  // One space between the name and the text after it is enough.
  const rest = insertion.endsWith(' ') && text[end] === ' ' ? text.slice(end + 1) : text.slice(end);
  const caret = start + insertion.length;
  return { text: text.slice(0, start) + insertion + rest, start: caret, end: caret };
}

function findPeople({ typed }: Query, members: readonly ChatMemberSeen[], mayMentionAll: boolean): Completion[] {
  const wanted = foldText(typed);
  const begins = (value: string) => {
    const folded = foldText(value);
    return folded.startsWith(wanted) || folded.split(/[\s.@_-]+/).some((word) => word.startsWith(wanted));
  };
  const people = members.flatMap((member): Completion[] => {
    const { accountId, currentUser, fullName, email } = member;
    const isOffered = accountId !== null && !currentUser && (begins(fullName) || begins(email));
    return isOffered ? [{ kind: 'person', id: accountId, member }] : [];
  });
  const all: Completion[] = mayMentionAll && MENTION_ALL.startsWith(wanted) ? [{ kind: 'all', id: MENTION_ALL }] : [];
  return [...people.slice(0, SHOWN_MAX - all.length), ...all];
}

function useMayMentionAll(room: ChatRoom | undefined): boolean {
  const mayManage = useMayManage({
    isOwner: room?.isOwner ?? false,
    allowManage: room?.allowManage ?? false,
    isPeerToPeer: room?.isPeerToPeer ?? false,
  });
  return mayManage && room !== undefined;
}

/** Reads the room's members each time a completion needs them, because members come and go. */
function useMembers(chatId: string | undefined, isWanted: boolean): readonly ChatMemberSeen[] {
  const { api } = useHost();
  const [read, setRead] = useState<{ readonly chatId: string; readonly members: readonly ChatMemberSeen[] }>();
  useEffect(() => {
    if (!isWanted || chatId === undefined) return;
    const abort = new AbortController();
    const readAll = async () => {
      const members: ChatMemberSeen[] = [];
      for (let page = 0; page < PAGES_MAX; page += 1) {
        const input = { chatId, membersOffset: members.length };
        const { participants, hasMore } = await api.execute(getChatMembers, input, abort.signal);
        members.push(...participants);
        if (!abort.signal.aborted) setRead({ chatId, members: [...members] });
        if (!hasMore || participants.length === 0) return;
      }
    };
    // Without the members, the name stays plain text.
    readAll().catch(() => {});
    return () => abort.abort();
  }, [api, chatId, isWanted]);
  return read && read.chatId === chatId ? read.members : [];
}

type EmojiNames = typeof EmojiModule;

/** Loads the names of emoji when a completion first needs them. */
function useEmoji(isWanted: boolean) {
  const [names, setNames] = useState<EmojiNames>();
  useEffect(() => {
    if (!isWanted || names) return;
    import('./findEmoji.ts').then(setNames, () => {});
  }, [isWanted, names]);
  return {
    find: (typed: string): readonly Completion[] =>
      names?.findEmoji(typed, SHOWN_MAX).map(({ name, emoji }) => ({ kind: 'emoji', id: name, emoji })) ?? NONE,
    get: (name: string) => names?.getEmoji(name),
  };
}
