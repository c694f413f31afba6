import { AttemptLimit } from './AttemptLimit.ts';

const WINDOW_MS = 5 * 60_000;
/** Pause between two passwords of guests from an address with many wrong ones: 20 a minute. */
const PAUSE_MS = 3_000;

export interface Guesser {
  /** Id of the account, or else of the participant that the token names. */
  readonly visitor: string;
  /** Accounts can't be created in bulk, so each one is limited on its own only. */
  readonly hasAccount: boolean;
  /** Everyone behind one proxy shares it, so it never locks anybody out. */
  readonly address: string;
}

interface Waiting {
  isHere(): boolean;
  go(): void;
}

/**
 * Wrong passwords of the last minutes, counted by visitor, by network address and by room. A visitor is refused after
 * too many wrong ones of their own. Guests from an address with many wrong ones have to queue. So fresh tokens gain a
 * guesser little, and a person with the right password still enters.
 */
export class PasswordGuesses {
  #byVisitor = new AttemptLimit({ attempts: 10, windowMs: WINDOW_MS });
  #byVisitorInCrowd = new AttemptLimit({ attempts: 3, windowMs: WINDOW_MS });
  #byAddress = new AttemptLimit({ attempts: 30, windowMs: WINDOW_MS });
  /** Applies while passwords of the room are guessed from many addresses. */
  #byAddressInAttack = new AttemptLimit({ attempts: 3, windowMs: WINDOW_MS });
  #byRoom = new AttemptLimit({ attempts: 100, windowMs: WINDOW_MS });
  #beforeAlarm = new AttemptLimit({ attempts: 10, windowMs: WINDOW_MS });
  /** Waiting guests, by room and address. */
  #lines = new Map<string, Waiting[]>();
  #pauseMs: number;

  constructor({ pauseMs = PAUSE_MS }: { pauseMs?: number } = {}) {
    this.#pauseMs = pauseMs;
  }

  /** Returns whether even the right password of this visitor is refused for now. */
  areSpent(room: string, { visitor }: Guesser): boolean {
    const key = toKey(room, visitor);
    return this.#byVisitor.isExhausted(key) || this.#byVisitorInCrowd.isExhausted(key);
  }

  /** Returns whether the hosts should be notified of the guesses. */
  areMany(room: string): boolean {
    return this.#beforeAlarm.isExhausted(room);
  }

  /**
   * Waits for the guest's turn. Returns undefined if the visitor need not wait. Also resolves after `isHere` returned
   * false because they left.
   */
  turn(room: string, guesser: Guesser, isHere: () => boolean): Promise<void> | undefined {
    if (guesser.hasAccount || !this.#isCrowded(room, guesser.address)) return undefined;
    const key = toKey(room, guesser.address);
    return new Promise((resolve) => {
      const line = this.#lines.get(key);
      if (line) line.push({ isHere, go: resolve });
      else {
        this.#lines.set(key, []);
        resolve();
        this.#callNext(key);
      }
    });
  }

  count(room: string, { visitor, address }: Guesser): void {
    const key = toKey(room, visitor);
    const place = toKey(room, address);
    this.#byVisitor.count(key);
    if (this.#isCrowded(room, address)) this.#byVisitorInCrowd.count(key);
    this.#byAddress.count(place);
    this.#byAddressInAttack.count(place);
    this.#byRoom.count(room);
    this.#beforeAlarm.count(room);
  }

  #isCrowded(room: string, address: string): boolean {
    const key = toKey(room, address);
    if (this.#byAddress.isExhausted(key)) return true;
    return this.#byRoom.isExhausted(room) && this.#byAddressInAttack.isExhausted(key);
  }

  #callNext(key: string): void {
    setTimeout(() => {
      const line = this.#lines.get(key) ?? [];
      for (let next = line.shift(); next; next = line.shift()) {
        const wasHere = next.isHere();
        next.go();
        if (wasHere) return this.#callNext(key);
      }
      this.#lines.delete(key);
    }, this.#pauseMs).unref();
  }
}

const toKey = (room: string, who: string) => `${room} ${who}`;
