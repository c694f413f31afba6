import { AttemptLimit } from './AttemptLimit.ts';

const WINDOW_MS = 5 * 60_000;

export interface Guesser {
  /** The account, else the participant that the token names. */
  readonly visitor: string;
  /** Shared by everyone behind one proxy, so it shuts out nobody. */
  readonly address: string;
}

/**
 * Wrong passwords, counted by who gave them: nobody waits for what another got wrong. While many come from one address,
 * whoever guesses from there has few tries more, so that fresh tokens buy a guesser little.
 */
export class PasswordGuesses {
  #byVisitor = new AttemptLimit({ attempts: 10, windowMs: WINDOW_MS });
  #byVisitorInCrowd = new AttemptLimit({ attempts: 3, windowMs: WINDOW_MS });
  #byAddress = new AttemptLimit({ attempts: 30, windowMs: WINDOW_MS });

  /** Whether even the right password is not heard from them for now. */
  areSpent(room: string, { visitor }: Guesser): boolean {
    const key = keyOf(room, visitor);
    return this.#byVisitor.isExhausted(key) || this.#byVisitorInCrowd.isExhausted(key);
  }

  count(room: string, { visitor, address }: Guesser): void {
    const key = keyOf(room, visitor);
    this.#byVisitor.count(key);
    if (this.#byAddress.isExhausted(keyOf(room, address))) this.#byVisitorInCrowd.count(key);
    this.#byAddress.count(keyOf(room, address));
  }
}

const keyOf = (room: string, who: string) => `${room} ${who}`;
