import { HEADERS } from '@meet/contracts';
import { chatroomMessage, getChatMessages } from '@meet/chat-contract';
import { setTimeout } from 'node:timers/promises';
import { BehaviorSubject } from 'rxjs';
import { createServerEvents } from '@meet/shell/host/createServerEvents.ts';
import { post } from './post.ts';

/** A page asks again when it was not answered. */
const RETRY_MS = 1_000;

/** One tab: the shell's own socket, and a journal of the messages of one room as the chat's page keeps them. */
export class Tab {
  /** When its subscription began, each time; by performance.now(). */
  readonly onlineAt: number[] = [];
  /** Events that brought a message which an earlier event had brought. */
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
      // Messages from now on come as events; those until now are fetched.
      this.#fetching = this.#fetching.then(() => this.#catchUp(url, token, chatId));
    });
  }

  /** Numbers that are missing of the first `count` messages, once all that was asked for has come. */
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
