import * as oidc from 'openid-client';

const TIMEOUT_SECONDS = 10;

/** Kind of an issuer that vouches for people; issuers support different parameters. */
export type IssuerKind = 'google' | 'development' | 'other';

export interface Issuer {
  readonly kind: IssuerKind;
  /** Returns the issuer's metadata and our client there. They are read when first needed, and again after a failure. */
  discover(): Promise<oidc.Configuration>;
}

export interface IssuerOptions {
  readonly kind: IssuerKind;
  readonly url: string;
  readonly clientId: string;
  readonly clientSecret: string | undefined;
}

export function createIssuer({ kind, url, clientId, clientSecret }: IssuerOptions): Issuer {
  let found: Promise<oidc.Configuration> | undefined;

  const read = () =>
    oidc.discovery(new URL(url), clientId, clientSecret, undefined, {
      timeout: TIMEOUT_SECONDS,
      // An issuer on this machine has no certificate.
      execute: url.startsWith('http://') ? [oidc.allowInsecureRequests] : [],
    });

  return {
    kind,
    discover() {
      found ??= read().catch((error: unknown) => {
        found = undefined;
        throw error;
      });
      return found;
    },
  };
}
