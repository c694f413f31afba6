import { createClientMessageId, type ChatMention, type ChatMessage } from '@meet/chat-contract';
import { commonErrors } from '@meet/contracts';
import type { Behavior, HostEvents, Scope } from '@meet/remote-kit';
import { Subject, exhaustMap, filter, timer } from 'rxjs';
import { CallFailure } from '@meet/contracts/client';
import type { ChatApi, OutgoingMessage } from './createChatApi.ts';
import { createStored, type KeyValueStorage } from './createStored.ts';

export interface OutboxMessage extends OutgoingMessage {
  /** People whom the text mentions, by whose names it is shown. */
  readonly mentions?: readonly ChatMention[] | undefined;
  /** Unix milliseconds by this machine's clock. */
  readonly typedAt: number;
  readonly state: 'sending' | 'failed';
  /** Reason of the server's refusal. Undefined when no server took the message; then it is sent again. */
  readonly reason?: string | undefined;
}

export interface Outbox {
  /** Messages that the server has not stored yet, in the order typed. */
  readonly messages$: Behavior<readonly OutboxMessage[]>;
  readonly send: (chatId: string, content: string, replyTo?: number, mentions?: readonly ChatMention[]) => void;
  /** Sends a failed message again, and those of the same room that wait behind it. */
  readonly retry: (clientMessageId: string) => void;
  readonly discard: (clientMessageId: string) => void;
  /** Deletes all messages, here and in local storage. */
  readonly clear: () => void;
}

export interface OutboxDeps {
  readonly api: Pick<ChatApi, 'send'>;
  readonly events: Pick<HostEvents, 'connection$' | 'reconnected$'>;
  readonly storage: KeyValueStorage;
  readonly viewerEmail: string;
  /** Called with every message once the server has stored it. */
  readonly onStored: (message: ChatMessage) => void;
  readonly now?: () => number;
  readonly createId?: (now: number) => string;
  readonly random?: () => number;
}

/**
 * Average pause before undelivered messages are sent again. It is randomised, so that not all pages send at the same
 * instant.
 */
const RETRY_MS = 5_000;

/**
 * Keeps typed messages until the server has stored them: over a failed request, a reload and a closed lid. Messages of
 * one room are sent one after the other. Each carries an id, so that a retry is never stored twice, whichever tab sends
 * it.
 */
export function createOutbox(scope: Scope, deps: OutboxDeps): Outbox {
  const { api, events, onStored, now = Date.now, createId = createClientMessageId, random = Math.random } = deps;
  const stored = createStored(deps.storage, `chat-outbox:${deps.viewerEmail}`, [], isOutbox);
  const messages$ = scope.state<readonly OutboxMessage[]>(
    stored.read().map((message) => ({ ...message, state: 'sending', reason: undefined })),
  );
  /** Rooms of which a message is being sent, with the controller that aborts it. */
  const busy = new Map<string, AbortController>();
  const undelivered$ = new Subject<void>();
  /** Every id that this tab has had; other stored messages belong to other tabs. */
  const seen = new Set(messages$.value.map(({ clientMessageId }) => clientMessageId));

  function set(messages: readonly OutboxMessage[]): void {
    if (scope.ended) return;
    for (const { clientMessageId } of messages) seen.add(clientMessageId);
    messages$.next(messages);
    stored.write([...stored.read().filter(({ clientMessageId }) => !seen.has(clientMessageId)), ...messages]);
  }

  function edit(clientMessageId: string, change: Partial<OutboxMessage>): void {
    set(
      messages$.value.map((message) =>
        message.clientMessageId === clientMessageId ? { ...message, ...change } : message,
      ),
    );
  }

  const without = (clientMessageId: string) =>
    messages$.value.filter((message) => message.clientMessageId !== clientMessageId);

  /** Sends the waiting messages of a room in order. A failed one holds up those behind it, so that the order stays. */
  async function pump(chatId: string): Promise<void> {
    if (busy.has(chatId)) return;
    try {
      for (let next = findFirst(chatId); next?.state === 'sending' && !scope.ended; next = findFirst(chatId)) {
        const { content, clientMessageId, replyTo } = next;
        const abort = new AbortController();
        busy.set(chatId, abort);
        try {
          const answer = await api.send(
            { chatId, content, clientMessageId, ...(replyTo !== undefined && { replyTo }) },
            abort.signal,
          );
          onStored(answer);
          set(without(clientMessageId));
        } catch (error) {
          // `reconnected$` aborted the request, to send it again.
          if (abort.signal.aborted) continue;
          const reason = getReason(error);
          edit(clientMessageId, { state: 'failed', reason });
          if (reason === undefined) undelivered$.next();
        }
      }
    } finally {
      busy.delete(chatId);
    }
  }

  const findFirst = (chatId: string) => messages$.value.find((message) => message.chatId === chatId);

  function pumpAll(): void {
    for (const chatId of new Set(messages$.value.map((message) => message.chatId))) void pump(chatId);
  }

  /** Sends undelivered messages again. Refused messages wait for the person. */
  function resume(): void {
    set(messages$.value.map((message) => (message.reason === undefined ? { ...message, state: 'sending' } : message)));
    pumpAll();
  }

  scope.listen(events.reconnected$, () => {
    // A request from before the break may still wait for a server that has stopped.
    for (const abort of busy.values()) abort.abort();
    resume();
  });
  scope.listen(undelivered$.pipe(exhaustMap(() => timer(RETRY_MS * (0.5 + random())))), resume);
  scope.listen(events.connection$.pipe(filter((state) => state === 'online')), pumpAll);

  return {
    messages$,
    send(chatId, content, replyTo, mentions) {
      const typedAt = now();
      const clientMessageId = createId(typedAt);
      const message = { chatId, content, clientMessageId, typedAt, state: 'sending', replyTo, mentions } as const;
      set([...messages$.value, message]);
      void pump(chatId);
    },
    retry(clientMessageId) {
      const chatId = messages$.value.find((message) => message.clientMessageId === clientMessageId)?.chatId;
      if (!chatId) return;
      set(
        messages$.value.map((message) =>
          message.chatId === chatId ? { ...message, state: 'sending', reason: undefined } : message,
        ),
      );
      void pump(chatId);
    },
    discard(clientMessageId) {
      const chatId = messages$.value.find((message) => message.clientMessageId === clientMessageId)?.chatId;
      set(without(clientMessageId));
      if (chatId) void pump(chatId);
    },
    clear() {
      messages$.next([]);
      stored.clear();
    },
  };
}

function isOutbox(value: unknown): value is OutboxMessage[] {
  return (
    Array.isArray(value) &&
    value.every((entry: Partial<OutboxMessage> | null) =>
      [entry?.chatId, entry?.content, entry?.clientMessageId].every((member) => typeof member === 'string'),
    )
  );
}

/**
 * Statuses that mean no server was reached; a load balancer sends the last three. The error code UNAVAILABLE means the
 * same.
 */
const UNDELIVERED_STATUS: readonly number[] = [0, 502, 503, 504];

/** Returns the server's reason for a refusal; undefined if no server was reached, or it is temporarily unavailable. */
function getReason(error: unknown): string | undefined {
  if (!(error instanceof CallFailure) || UNDELIVERED_STATUS.includes(error.status)) return undefined;
  return error.code === commonErrors.UNAVAILABLE.code ? undefined : error.message;
}
