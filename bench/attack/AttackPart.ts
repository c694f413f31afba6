import type { Account } from '@meet/e2e/fixtures/api.ts';

/** Target of an attack. */
export interface AttackTarget {
  /** Address of the product, without a trailing slash; always on this machine. */
  readonly url: string;
  /** Id of the product's process; undefined if a running product was named without it. */
  readonly pid: number | undefined;
  /** A network address that nobody used before, for `x-forwarded-for`: a product of our own believes it. */
  newAddress(): string;
  /** Signs up, activates and signs in through REST and the development mailbox, each from an address of their own. */
  signUp(fullName: string): Promise<Account>;
  /** An administrator; only of a product of our own. */
  newAdmin(): Promise<Account>;
}

/** Outcome of one attack. */
export interface AttackOutcome {
  /** Requests, messages or connections that were sent. */
  readonly attempts: number;
  /** Number of refusals, by the status, close code or error code of each. */
  readonly refusals: Readonly<Record<string, number>>;
  /** Further figures, by name; units stand in the names. */
  readonly figures?: Readonly<Record<string, number>>;
  /** Promises that did not hold, in a sentence each; any entry fails the run. */
  readonly broken: readonly string[];
}

/** Behaviour of the product under one attack; the run measures it for each. */
export interface Bearing {
  /** Resident memory in MB: just before, at most, and five seconds after; absent where the process is not known. */
  readonly memoryMB?: { readonly before: number; readonly peak: number; readonly after: number };
  /** Answers to GET /healthz, asked every 50 ms whether or not the last one came. */
  readonly healthMs: { readonly p50: number; readonly p99: number; readonly max: number };
  /** Number of those requests without an answer. */
  readonly healthMissed: number;
}

/** One attack, bounded in count and time. Connections and people that it makes, it gives back. */
export interface AttackPart {
  /** Unique, such as `subscriptions-flood`; `--only` chooses by it. */
  readonly name: string;
  run(target: AttackTarget): Promise<AttackOutcome>;
  /** Returns the bounds that the product broke, in a sentence each. */
  validate?(bearing: Bearing): readonly string[];
}
