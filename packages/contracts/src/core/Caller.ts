import type { Locale } from './locales.ts';

/** The caller of a call, as the edge derived it from the request's headers. It never comes from a body. */
export interface Caller {
  readonly kind: 'visitor' | 'user' | 'admin' | 'service';
  /** The account of a user or administrator. */
  readonly accountId?: string | undefined;
  readonly email?: string | undefined;
  readonly fullName?: string | undefined;
  readonly sessionId?: string | undefined;
  /** Set if an API key makes the call, not a person. */
  readonly apiKey?: ApiKeyScope | undefined;
  /** The administrator who views this account. */
  readonly impersonatedBy?: { readonly accountId: string; readonly fullName: string } | undefined;
  readonly locale: Locale;
  readonly desktopApp: boolean;
  readonly requestId: string;
  /** Network address, which rate limits count. */
  readonly address: string;
  /** User agent of the client; people see it in their list of devices. */
  readonly userAgent?: string | undefined;
  /** The tokens as sent, to be forwarded to a service in another process. */
  readonly credentials?: Credentials | undefined;
}

export interface ApiKeyScope {
  /** Purpose of the API key. */
  readonly service: string;
  /** Paths of the calls that it opens; the key cannot make any other call. */
  readonly opens: readonly string[];
}

export interface Credentials {
  readonly userToken?: string | undefined;
  readonly adminToken?: string | undefined;
  readonly bearer?: string | undefined;
}

/** A caller with a known account, which handlers of `user` calls receive. */
export interface AccountCaller extends Caller {
  readonly accountId: string;
  readonly email: string;
  readonly fullName: string;
  readonly sessionId: string;
}
