import type { Account } from '@meet/e2e/fixtures/api.ts';

/** Target of an attack. */
export interface AttackTarget {
  /** Address of the product, without a trailing slash; always on this machine. */
  readonly url: string;
  /** Id of the product's process; undefined if a running product was named without it. */
  readonly pid: number | undefined;
  /**
   * Returns a network address that was never used before, for `x-forwarded-for`, which a product of the benchmark's own
   * trusts.
   */
  newAddress(): string;
  /**
   * Signs up, activates and signs in a person through REST and the development mailbox, from an address of their own.
   */
  signUp(fullName: string): Promise<Account>;
  /** Creates an administrator; possible only in a product of the benchmark's own. */
  newAdmin(): Promise<Account>;
}

/** Outcome of one attack. */
export interface AttackOutcome {
  /** Number of requests, messages or connections that were sent. */
  readonly attempts: number;
  /** Number of refusals by status, close code or error code. */
  readonly refusals: Readonly<Record<string, number>>;
  /** Further figures by name, which includes the unit. */
  readonly figures?: Readonly<Record<string, number>>;
  /** Promises that did not hold, in one sentence each; any entry fails the run. */
  readonly broken: readonly string[];
}

/** Health and memory of the product during one attack; the run measures them for each attack. */
export interface Bearing {
  /**
   * Resident memory in MB: just before, at its peak, and five seconds after the attack. Absent if the process is
   * unknown.
   */
  readonly memoryMB?: { readonly before: number; readonly peak: number; readonly after: number };
  /** Response times of GET /healthz, which is requested every 50 ms whether or not the previous answer has arrived. */
  readonly healthMs: { readonly p50: number; readonly p99: number; readonly max: number };
  /** Number of these requests without an answer. */
  readonly healthMissed: number;
}

/** One attack, limited in count and time. It closes its connections and lets its people leave. */
export interface AttackPart {
  /** Unique name such as `subscriptions-flood`, by which `--only` selects the attack. */
  readonly name: string;
  run(target: AttackTarget): Promise<AttackOutcome>;
  /** Returns the limits that the product exceeded, in one sentence each. */
  validate?(bearing: Bearing): readonly string[];
}
