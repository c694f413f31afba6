import { EMAIL_PATTERN } from './patterns.ts';

const BEYOND_ASCII = /[^ -~]/;
/** A domain as people write it. The dots are those that browsers accept. */
const WRITTEN_DOMAIN = /^[\p{L}\p{M}\p{N}.。．｡-]+$/u;

/**
 * Returns an e-mail address as it is stored. An internationalised domain is in punycode, so that `max@münchen.de` and
 * `max@xn--mnchen-3ya.de` are one address. Any other text is returned unchanged.
 */
export function toStoredAddress(address: string): string {
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1);
  if (at < 0 || !BEYOND_ASCII.test(domain) || !WRITTEN_DOMAIN.test(domain)) return address;
  const url = `http://${domain}`;
  return URL.canParse(url) ? `${address.slice(0, at)}@${new URL(url).hostname}` : address;
}

/** Returns the form in which addresses are compared: as stored, in lower case. */
export const addressKey = (address: string): string => toStoredAddress(address).toLowerCase();

/** Returns whether the product accepts a text as an e-mail address. */
export const isEmail = (text: string): boolean => EMAIL_PATTERN.test(toStoredAddress(text));
