import { chatroomMessage, CHAT_MESSAGE_PAGE, type ChatMessage } from '@meet/chat-contract';
import type { Behavior, HostEvents, Scope } from '@meet/remote-kit';
import { filter, skip } from 'rxjs';
import type { ChatApi } from './createChatApi.ts';

/** Messages from far back in the history, without a gap. */
export interface HistoryPart {
  readonly messages: readonly ChatMessage[];
  readonly hasOlder: boolean;
}

export interface WindowState {
  /** Changes with each jump, also with the one back. The former scroll position then has no meaning. */
  readonly id: number;
  /**
   * The part of the history that is shown, after which newer messages exist. Null while the newest messages are shown.
   */
  readonly part: HistoryPart | null;
}

export interface HistoryWindow {
  readonly window$: Behavior<WindowState>;
  /**
   * Fetches the page around a number in one call, however far back it is. Resolves to false if no message has that
   * number now.
   */
  readonly open: (sequence: number) => Promise<boolean>;
  readonly close: () => void;
  readonly loadOlder: () => Promise<void>;
  /** Fetches the next messages. The window closes when it meets the newest ones. */
  readonly loadNewer: () => Promise<void>;
  /** Applies an event whose content an answer brought before the event arrived. */
  readonly receive: (event: WindowEvent) => void;
}

interface WindowEvent {
  readonly type: string;
  readonly payload: unknown;
}

interface Options {
  readonly api: Pick<ChatApi, 'readMessages'>;
  readonly events: Pick<HostEvents, 'server$' | 'connection$'>;
  readonly chatId: string;
  /**
   * Returns the window's messages after an event of the room other than a new message; undefined if a fetch is needed.
   */
  readonly reduce: (part: HistoryPart, event: WindowEvent) => HistoryPart | undefined;
  /** Returns the number of the first of the known newest messages. */
  readonly getFirstNewest: () => number | undefined;
  /** Puts messages before the newest ones, which they reach. */
  readonly join: (part: HistoryPart) => void;
}

/**
 * Number of messages after the wanted one in its page. The rest of the page is the wanted one and messages before it.
 */
const AFTER_WANTED = CHAT_MESSAGE_PAGE / 2;

/**
 * Shows a part of a room's history that does not reach its end. Each page is a range of numbers, so every jump costs
 * the same, however far back it leads. Events of the room change the window like the newest messages. After a break of
 * the connection the window's page is fetched again.
 */
export function createHistoryWindow(scope: Scope, options: Options): HistoryWindow {
  const { api, events, chatId, reduce, getFirstNewest, join } = options;
  const window$ = scope.state<WindowState>({ id: 0, part: null });
  let jumps = 0;
  let isLoading = false;

  /** Shows a part, or joins it to the newest messages if nothing lies between them. */
  function show(part: HistoryPart, id: number): void {
    const first = getFirstNewest();
    const last = part.messages.at(-1);
    if (first === undefined || !last || last.sequence < first - 1) {
      window$.next({ id, part });
      return;
    }
    join(part);
    // The scroll position stays: the messages are the same, and more follow.
    if (window$.value.part) window$.next({ id: window$.value.id, part: null });
  }

  /** Reads a part and applies the events that arrived meanwhile: the answer may be older than they are. */
  async function readPart(read: () => Promise<HistoryPart>): Promise<HistoryPart> {
    const child = scope.child();
    const missed: WindowEvent[] = [];
    child.listen(events.server$, (event) => void missed.push(event));
    try {
      const part = await read();
      return missed
        .filter(({ type }) => type !== chatroomMessage.type)
        .reduce((changed, event) => reduce(changed, event) ?? changed, part);
    } finally {
      child.end();
    }
  }

  const readAround = async (sequence: number): Promise<HistoryPart> => {
    const { messages, hasMore } = await api.readMessages(chatId, { before: sequence + AFTER_WANTED + 1 });
    return { messages, hasOlder: hasMore };
  };

  async function open(sequence: number): Promise<boolean> {
    jumps += 1;
    const jump = jumps;
    const part = await readPart(() => readAround(sequence));
    const isThere = part.messages.some((message) => message.sequence === sequence);
    if (isThere && jump === jumps && !scope.ended) show(part, jump);
    return isThere;
  }

  /** Replaces the shown part by the answer, unless another part is shown by then. */
  async function replace(read: (part: HistoryPart) => Promise<HistoryPart>): Promise<void> {
    const { id, part } = window$.value;
    if (!part || isLoading) return;
    isLoading = true;
    try {
      const next = await readPart(() => read(part));
      if (window$.value.part === part && !scope.ended) show(next, id);
    } catch {
      // Scrolling on sends the request again.
    } finally {
      isLoading = false;
    }
  }

  const refetch = () =>
    void replace(({ messages }) => readAround(messages[Math.ceil(messages.length / 2) - 1]!.sequence));

  function receive(event: WindowEvent): void {
    const { id, part } = window$.value;
    if (!part || event.type === chatroomMessage.type) return;
    const next = reduce(part, event);
    if (!next) refetch();
    else if (next !== part) window$.next({ id, part: next });
  }
  scope.listen(events.server$, receive);
  const isBack$ = events.connection$.pipe(
    skip(1),
    filter((state) => state === 'online'),
  );
  scope.listen(isBack$, refetch);

  return {
    window$,
    receive,
    open,
    close() {
      jumps += 1;
      if (window$.value.part) window$.next({ id: jumps, part: null });
    },
    loadOlder: () =>
      replace(async ({ messages }) => {
        const page = await api.readMessages(chatId, { before: messages[0]!.sequence });
        return { messages: [...page.messages, ...messages], hasOlder: page.hasMore };
      }),
    loadNewer: () =>
      replace(async ({ messages, hasOlder }) => {
        const page = await api.readMessages(chatId, { after: messages.at(-1)!.sequence });
        return { messages: [...messages, ...page.messages], hasOlder };
      }),
  };
}
