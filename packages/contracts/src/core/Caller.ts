import type { Locale } from './locales.ts';

/** On whose behalf a call is made, as the edge found out from its headers. Never taken from a body. */
export interface Caller {
  readonly kind: 'visitor' | 'user' | 'admin' | 'service';
  /** The account of a user or administrator. */
  readonly accountId?: string | undefined;
  readonly email?: string | undefined;
  readonly fullName?: string | undefined;
  readonly sessionId?: string | undefined;
  /** An API key calls, not a person. */
  readonly apiKey?: ApiKeyScope | undefined;
  /** The administrator who views this account. */
  readonly impersonatedBy?: { readonly accountId: string; readonly fullName: string } | undefined;
  readonly locale: Locale;
  readonly desktopApp: boolean;
  readonly requestId: string;
  /** The network address that throttling counts. */
  readonly address: string;
  /** Name that the client gives itself; people read it in their list of devices. */
  readonly userAgent?: string | undefined;
  /** The tokens as sent, to be handed on when a service runs in another process. */
  readonly credentials?: Credentials | undefined;
}

export interface ApiKeyScope {
  /** Purpose of the key. */
  readonly service: string;
  /** Paths of the calls that it opens; all others are refused to it. */
  readonly opens: readonly string[];
}

export interface Credentials {
  readonly userToken?: string | undefined;
  readonly adminToken?: string | undefined;
  readonly bearer?: string | undefined;
}

/** A caller whose account is known: what handlers of `user` calls get. */
export interface AccountCaller extends Caller {
  readonly accountId: string;
  readonly email: string;
  readonly fullName: string;
  readonly sessionId: string;
}
