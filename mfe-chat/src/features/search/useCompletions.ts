import { CHAT_SEARCH_CONTENTS, writeChatSearchFilter, type ChatRoom } from '@meet/chat-contract';
import { foldText, splitWords } from '@meet/contracts/texts';
import { ownTimeZone, toZonedText } from '@meet/contracts/zones';
import { useBehavior, useHost, useRequest, useTexts } from '@meet/remote-kit';
import { useContacts } from '@meet/remote-kit/network';
import type { ComboboxOption } from '@meet/ui';
import { useMemo } from 'react';
import { findRoomsBeyond, withRoomsBeyond } from '../../people/findRoomsBeyond.ts';
import { getTitle, othersIn } from '../../people/getTitle.ts';
import { nameInFilter, toRoomFilter } from '../../people/toRoomFilter.ts';
import { useChat } from '../../state/getChat.ts';
import { useNow } from '../../state/useNow.ts';
import { findTypedFilter, type TypedFilter } from './findTypedFilter.ts';

/** A suggestion that completes the filter at the end of a search. Its label is the whole search with it. */
export interface Completion extends ComboboxOption {
  readonly shown: string;
  /** Second part of the row, such as a day's date. */
  readonly hint?: string;
}

interface Suggestion {
  readonly shown: string;
  readonly hint?: string;
  /** The filter with its value. */
  readonly written: string;
}

const NO_ROOMS: readonly ChatRoom[] = [];
const SHOWN_MAX = 8;
/** Time without typing after which the server is queried for rooms. */
const SETTLE_MS = 200;
const DAY_MS = 86_400_000;
/** Days before today, by the keys of their names. */
const DAYS = { 'day.today': 0, 'day.yesterday': 1 } as const;

/** Offers people after `from:`, rooms after `in:`, contents after `has:`, and days after `before:` and `after:`. */
export function useCompletions(search: string): readonly Completion[] {
  const typed = findTypedFilter(search);
  const people = usePeople(typed?.filter === 'from');
  const rooms = useRooms(typed?.filter === 'in' ? typed.typed : undefined);
  const contents = useContents();
  const days = useDays(typed);
  if (!typed) return [];
  const suggestions = { from: people, in: rooms, has: contents, before: days, after: days }[typed.filter];
  return suggestions
    .filter(({ shown, hint = '', written }) => begins(`${shown} ${hint} ${written}`, typed.typed))
    .slice(0, SHOWN_MAX)
    .map(({ shown, hint, written }) => ({
      value: written,
      label: `${search.slice(0, typed.start)}${written} `,
      shown,
      ...(hint !== undefined && { hint }),
    }));
}

/** Returns whether each typed word begins a word of the text. */
function begins(text: string, typed: string): boolean {
  const words = splitWords(text);
  return splitWords(typed).every((wanted) => words.some((word) => word.startsWith(wanted)));
}

/** Returns the person, their contacts, and the members of their rooms, each name once. */
function usePeople(isNeeded: boolean): readonly Suggestion[] {
  const t = useTexts();
  const { rooms } = useBehavior(useChat().rooms.state$);
  const contacts = useContacts(isNeeded);
  return useMemo(() => {
    const members = rooms.flatMap(othersIn);
    const names = [...contacts, ...members].map(({ fullName }) => fullName).filter(Boolean);
    const distinct = [...new Map(names.map((name) => [foldText(name), name])).values()];
    return [
      { shown: t('room.you'), written: writeChatSearchFilter('from', 'me') },
      ...distinct.map((name) => ({ shown: name, written: writeChatSearchFilter('from', name) })),
    ];
  }, [t, rooms, contacts]);
}

/** Returns the loaded rooms, and those that the server finds by the typed text. */
function useRooms(typed: string | undefined): readonly Suggestion[] {
  const { api } = useHost();
  const { rooms } = useBehavior(useChat().rooms.state$);
  const find = useMemo(
    () => (typed ? (signal: AbortSignal) => findRoomsBeyond(api, typed, signal) : undefined),
    [api, typed],
  );
  // If the server does not answer, loaded rooms are still offered.
  const beyond = useRequest(find, SETTLE_MS).value ?? NO_ROOMS;
  return useMemo(
    () =>
      withRoomsBeyond(rooms, beyond)
        .map((room) => ({
          shown: getTitle(room, (member) => nameInFilter(room, member), ''),
          written: toRoomFilter(room),
        }))
        .filter(({ shown }) => shown),
    [rooms, beyond],
  );
}

function useContents(): readonly Suggestion[] {
  const t = useTexts();
  return CHAT_SEARCH_CONTENTS.map((content) => ({
    shown: t(`messageSearch.contents.${content}`),
    hint: content,
    written: writeChatSearchFilter('has', content),
  }));
}

/** Returns today and yesterday for the filter. */
function useDays(typed: TypedFilter | undefined): readonly Suggestion[] {
  const t = useTexts();
  const now = useNow();
  if (typed?.filter !== 'before' && typed?.filter !== 'after') return [];
  const { filter } = typed;
  return Object.entries(DAYS).map(([name, days]) => {
    const day = toZonedText(now - days * DAY_MS, ownTimeZone()).slice(0, 10);
    return { shown: t(name), hint: day, written: writeChatSearchFilter(filter, day) };
  });
}
