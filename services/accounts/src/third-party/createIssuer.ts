import * as oidc from 'openid-client';

const TIMEOUT_SECONDS = 10;

/** Kind of the issuer that vouches for people; not every issuer supports the same parameters. */
export type IssuerKind = 'google' | 'development' | 'other';

export interface Issuer {
  readonly kind: IssuerKind;
  /** Its metadata, and our client there; read when first needed, and again after a failure. */
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
