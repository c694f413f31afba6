import { HEADERS } from '@meet/contracts';
import { chatroomMessage, getChatMessages } from '@meet/chat-contract';
import { setTimeout } from 'node:timers/promises';
import { BehaviorSubject } from 'rxjs';
import { createServerEvents } from '@meet/shell/host/createServerEvents.ts';
import { post } from './post.ts';

/** Pause before a page retries an unanswered request. */
const RETRY_MS = 1_000;

/** One tab with the shell's own socket. It keeps a journal of one room's messages as the chat page does. */
export class Tab {
  /** Times at which its subscription began, by performance.now(). */
  readonly onlineAt: number[] = [];
  /** Number of events with a message that an earlier event had already delivered. */
  doubled = 0;
  readonly #token$: BehaviorSubject<string | undefined>;
  readonly #fromEvents = new Set<number>();
  readonly #known = new Set<number>();
  #fetching: Promise<void> = Promise.resolve();

  constructor(options: { url: string; lineUrl: string; token: string; chatId: string }) {
    const { url, lineUrl, token, chatId } = options;
    this.#token$ = new BehaviorSubject<string | undefined>(token);
    const { connection$, server } = createServerEvents({
      token$: this.#token$,
      headers: () => ({ [HEADERS.userToken]: token }),
      onSessionDead: () => {
        throw new Error('A session ended.');
      },
      url: lineUrl,
    });
    server(chatroomMessage).subscribe(({ payload: { chatId: room, sequence } }) => {
      if (room !== chatId) return;
      if (this.#fromEvents.has(sequence)) this.doubled += 1;
      this.#fromEvents.add(sequence);
      this.#known.add(sequence);
    });
    connection$.subscribe((state) => {
      if (state !== 'online') return;
      this.onlineAt.push(performance.now());
      // Messages from now on arrive as events; earlier ones are fetched.
      this.#fetching = this.#fetching.then(() => this.#catchUp(url, token, chatId));
    });
  }

  /** Waits for the fetches and returns the numbers of the first `count` messages that are missing. */
  async missing(count: number): Promise<number[]> {
    await this.#fetching;
    return Array.from({ length: count }, (_, at) => at + 1).filter((sequence) => !this.#known.has(sequence));
  }

  close(): void {
    this.#token$.next(undefined);
  }

  async #catchUp(url: string, token: string, chatId: string): Promise<void> {
    let hasMore = true;
    while (hasMore) {
      const afterSequence = this.#lastGapless();
      const page = await post(url, getChatMessages, { chatId, afterSequence }, token).catch(() => undefined);
      if (!page) {
        await setTimeout(RETRY_MS);
        continue;
      }
      for (const { sequence } of page.messages) this.#known.add(sequence);
      ({ hasMore } = page);
    }
  }

  #lastGapless(): number {
    let last = 0;
    while (this.#known.has(last + 1)) last += 1;
    return last;
  }
}
