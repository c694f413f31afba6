import type { Account } from '@meet/e2e/fixtures/api.ts';

/** What is attacked. */
export interface AttackTarget {
  /** Of the product, without a trailing slash; always on this machine. */
  readonly url: string;
  /** Of the product's process; undefined where a running product was named without it. */
  readonly pid: number | undefined;
  /** A network address that nobody used before, for `x-forwarded-for`: a product of our own believes it. */
  newAddress(): string;
  /** Signs up, activates and signs in through REST and the development mailbox, each from an address of their own. */
  signUp(fullName: string): Promise<Account>;
  /** An administrator; only of a product of our own. */
  newAdmin(): Promise<Account>;
}

/** What one attack came to. */
export interface AttackOutcome {
  /** Requests, messages or connections that were sent. */
  readonly attempts: number;
  /** How many of them were refused, by what said so: a status, a close code, an error's code. */
  readonly refusals: Readonly<Record<string, number>>;
  /** What else was measured, by name; units stand in the names. */
  readonly figures?: Readonly<Record<string, number>>;
  /** What should have held and did not, in a sentence each; anything here fails the run. */
  readonly broken: readonly string[];
}

/** How the product bore one attack; measured for each by the run. */
export interface Bearing {
  /** Resident memory in MB: just before, at most, and five seconds after; absent where the process is not known. */
  readonly memoryMB?: { readonly before: number; readonly peak: number; readonly after: number };
  /** Answers to GET /healthz, asked every 50 ms whether or not the last one came. */
  readonly healthMs: { readonly p50: number; readonly p99: number; readonly max: number };
  /** Of those questions, how many got no answer. */
  readonly healthMissed: number;
}

/** One attack, bounded in count and time. Connections and people that it makes, it gives back. */
export interface AttackPart {
  /** Unique, such as `subscriptions-flood`; `--only` chooses by it. */
  readonly name: string;
  run(target: AttackTarget): Promise<AttackOutcome>;
  /** What the product should have borne and did not, in a sentence each. */
  judge?(bearing: Bearing): readonly string[];
}
