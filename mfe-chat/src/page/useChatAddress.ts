import { parseThreadId, toThreadId, type ThreadStart } from '@meet/chat-contract';
import { useHost } from '@meet/remote-kit';
import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { toChatPath } from '../state/chatPath.ts';
import { readChatHash, toChatHash, type ChatHash } from '../state/chatHash.ts';

/** The address of the chat's page: `/chat`, `/chat/<room or thread>`, `/chat/<room or thread>/<number of a message>`. */
export interface ChatAddress {
  readonly chatId: string | undefined;
  /** The message whose thread is open; undefined if none is. */
  readonly thread: ThreadStart | undefined;
  /** Number of the message to show, in the thread if one is open. */
  readonly sequence: number | undefined;
  /** Whether the details are shown in place of the messages, on screens too narrow for both. */
  readonly showsDetails: boolean;
  /** The search whose panel is open; undefined if none is. */
  readonly search: string | undefined;
  /** Goes to a room or to the list, and closes the search. */
  readonly go: (chatId: string | null, sequence?: number) => void;
  /** Goes to a message while the search stays open. */
  readonly openFound: (chatId: string, sequence: number) => void;
  /** Goes to a room without a new entry in the browser's history. */
  readonly replace: (chatId: string) => void;
  readonly showDetails: () => void;
  /** Opens a thread beside its room, and leaves search and list of threads open. */
  readonly openThread: (start: ThreadStart) => void;
  /** Closes the thread, and leaves its room open. */
  readonly closeThread: () => void;
  /** Whether the list of threads is shown in place of the rooms. */
  readonly showsThreads: boolean;
  readonly openThreads: () => void;
  readonly closeThreads: () => void;
  /** Opens a search; by default an empty one, or the open one, whose results take the place of a message. */
  readonly openSearch: (search?: string) => void;
  /** Replaces the search without a new entry in the browser's history. */
  readonly setSearch: (search: string) => void;
  readonly closeSearch: () => void;
  readonly back: () => void;
}

export function useChatAddress(): ChatAddress {
  const { navigate, hrefFor } = useHost();
  const step = useNavigate();
  const location = useLocation();
  const [id, wanted] = (useParams()['*'] ?? '').split('/');
  const thread = useMemo(() => parseThreadId(id ?? ''), [id]);
  const chatId = thread?.chatId ?? id;
  const {
    search,
    showsDetails = false,
    showsThreads = false,
  } = useMemo(() => readChatHash(location.hash), [location.hash]);
  const { key } = location;
  const goTo = useCallback(
    (path: string | undefined, hash: ChatHash = {}, isReplaced = false) =>
      navigate(`${hrefFor('chat', { '*': path })}${toChatHash(hash)}`, isReplaced ? { replace: true } : undefined),
    [navigate, hrefFor],
  );
  const go = useCallback((room: string | null, sequence?: number) => goTo(toChatPath(room, sequence)), [goTo]);
  const setSearch = useCallback((text: string) => goTo(id, { search: text }, true), [goTo, id]);
  const replace = useCallback((room: string) => goTo(room, { search }, true), [goTo, search]);
  return useMemo(
    () => ({
      chatId: chatId || undefined,
      thread,
      sequence: toSequence(wanted),
      showsDetails,
      search,
      go,
      openFound: (room, sequence) => goTo(toChatPath(room, sequence), { search }),
      replace,
      openThread: (start) => goTo(toThreadId(start), { search, showsThreads }),
      closeThread: () => goTo(chatId, { search, showsThreads }),
      showsThreads,
      openThreads: () => goTo(id, { showsThreads: true }),
      closeThreads: () => goTo(id, {}, true),
      showDetails: () => goTo(chatId, { search, showsDetails: true }),
      openSearch: (text = search ?? '') => goTo(id, { search: text }),
      setSearch,
      closeSearch: () => goTo(id, {}, true),
      // The page was opened with this address, so the history has no earlier entry.
      back: () => (key === 'default' ? replace(chatId ?? '') : void step(-1)),
    }),
    [id, chatId, thread, wanted, showsDetails, showsThreads, search, key, go, goTo, replace, setSearch, step],
  );
}

const toSequence = (text: string | undefined): number | undefined =>
  text && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;
