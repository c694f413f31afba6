import type { Secrets } from '@meet/service-kit';
import { timingSafeEqual } from 'node:crypto';
import type { Deps } from '../Deps.ts';

const PURPOSE = 'releases/preview-link';

interface Link {
  readonly remote: string;
  readonly preview: string;
  /** The person or token that made the link, as in `Actor.id`. */
  readonly issuer: string;
  readonly expiresAt: number;
}

const sign = (secrets: Secrets, { remote, preview, issuer, expiresAt }: Link) =>
  secrets.hash(PURPOSE, `${remote}/${preview}/${issuer}/${expiresAt}`);

/** Creates the secret part of a link to a preview. */
export const makeLink = (secrets: Secrets, link: Link): string =>
  `${link.expiresAt}.${link.issuer}.${sign(secrets, link)}`;

/** Returns the issuer of a link that permits this preview now; undefined if the link does not. */
export async function findIssuer(
  deps: Pick<Deps, 'secrets' | 'now' | 'tokenStore' | 'isAdministrator'>,
  text: string,
  { remote, preview }: Pick<Link, 'remote' | 'preview'>,
): Promise<string | undefined> {
  const [, moment, issuer, signature] = /^(\d{1,15})\.([\w:-]{1,100})\.([\w-]{43})$/.exec(text) ?? [];
  if (!moment || !issuer || !signature || Number(moment) <= deps.now()) return undefined;
  const signed = sign(deps.secrets, { remote, preview, issuer, expiresAt: Number(moment) });
  if (!timingSafeEqual(Buffer.from(signature), Buffer.from(signed))) return undefined;
  return (await mayShare(deps, issuer, remote)) ? issuer : undefined;
}

/** Returns whether an issuer, as in `Actor.id`, may still share previews of a remote. */
export async function mayShare(
  { tokenStore, isAdministrator }: Pick<Deps, 'tokenStore' | 'isAdministrator'>,
  issuer: string,
  remote: string,
): Promise<boolean> {
  const [kind, id = ''] = issuer.split(':');
  if (kind === 'account') return isAdministrator(id);
  if (kind !== 'token') return kind === 'system';
  const token = await tokenStore.get(id);
  return token?.remote === remote && token.channels.includes('preview');
}
