import type { Caller } from '@meet/contracts';

/** Questions of the gateway to the services about its connections. Each rejects when a service can't answer it. */
export interface ConnectionPort {
  /**
   * The channels that an account listens to, beside its own. `onMissing` is told, before it resolves, when those of a
   * service are left out that is unavailable.
   */
  listChannels(accountId: string, onMissing: () => void): Promise<readonly string[]>;
  /** Milliseconds until the session ends unless it is used; undefined once it has ended. */
  sessionEndsIn(sessionId: string): Promise<number | undefined>;
  /** Presence is a courtesy: failing, it is logged and no more. */
  openPresence(caller: Caller, connectionId: string): Promise<void>;
  /** Renews; answers with the connections whose lease had run out already. */
  renewPresence(connectionIds: readonly string[]): Promise<readonly string[]>;
  closePresence(connectionId: string): Promise<void>;
}
