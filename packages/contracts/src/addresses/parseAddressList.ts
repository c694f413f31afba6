import { isEmail } from '../core/emailAddress.ts';
import { parseAddresses, type WrittenAddress } from './parseAddresses.ts';

/** Returns the people of a text that consists only of two or more addresses; an empty list for any other text. */
export function parseAddressList(text: string): WrittenAddress[] {
  const people = parseAddresses(text);
  return people.length > 1 && people.every(({ email }) => isEmail(email)) ? people : [];
}
