import type { Secrets } from '@meet/service-kit';
import { timingSafeEqual } from 'node:crypto';

const PURPOSE = 'releases/preview-link';

const sign = (secrets: Secrets, remote: string, preview: string, expiresAt: number) =>
  secrets.hash(PURPOSE, `${remote}/${preview}/${expiresAt}`);

/** The secret part of a link to a preview. */
export const makeLink = (secrets: Secrets, remote: string, preview: string, expiresAt: number): string =>
  `${expiresAt}.${sign(secrets, remote, preview, expiresAt)}`;

/** Whether a link opens this preview now. */
export function opensPreview(
  { secrets, now }: { readonly secrets: Secrets; now(): number },
  link: string,
  remote: string,
  preview: string,
): boolean {
  const [, moment, signature] = /^(\d{1,15})\.([\w-]{43})$/.exec(link) ?? [];
  if (!moment || !signature || Number(moment) <= now()) return false;
  return timingSafeEqual(Buffer.from(signature), Buffer.from(sign(secrets, remote, preview, Number(moment))));
}
