const SEARCH = 'search';
const DETAILS = 'details';
const THREADS = 'threads';

export interface ChatHash {
  /** The search whose panel is open; undefined if none is. */
  readonly search?: string | undefined;
  /** Whether the details are shown in place of the messages, on screens too narrow for both. */
  readonly showsDetails?: boolean;
  /** Whether the list of threads is shown in place of the rooms. */
  readonly showsThreads?: boolean;
}

/** Returns the end of the chat page's address. The server never learns a search from it. */
export function toChatHash({ search, showsDetails = false, showsThreads = false }: ChatHash): string {
  const parts = [
    ...(showsDetails ? [DETAILS] : []),
    ...(showsThreads ? [THREADS] : []),
    ...(search === undefined ? [] : [`${SEARCH}=${encodeURIComponent(search)}`]),
  ];
  return parts.length > 0 ? `#${parts.join('&')}` : '';
}

export function readChatHash(hash: string): ChatHash {
  const parts = new URLSearchParams(hash.slice(1));
  return { search: parts.get(SEARCH) ?? undefined, showsDetails: parts.has(DETAILS), showsThreads: parts.has(THREADS) };
}
