import { isEmail } from '../core/emailAddress.ts';
import { parseAddresses, type WrittenAddress } from './parseAddresses.ts';

/** Whom a text lists that is nothing but the addresses of two or more; nobody of any other text. */
export function parseAddressList(text: string): WrittenAddress[] {
  const people = parseAddresses(text);
  return people.length > 1 && people.every(({ email }) => isEmail(email)) ? people : [];
}
