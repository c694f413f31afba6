/** Placeholder for the hidden part of an address. */
export const HIDDEN = '***';

/**
 * Returns an e-mail address as strangers see it. It shows two characters at each end of the parts before and after the
 * @, or one if a part has at most four. The length of a part stays hidden.
 */
export function obfuscateEmail(address: string): string {
  const at = address.lastIndexOf('@');
  return at < 0 ? getEnds(address) : `${getEnds(address.slice(0, at))}@${getEnds(address.slice(at + 1))}`;
}

function getEnds(part: string): string {
  const characters = [...part];
  const kept = characters.length <= 4 ? 1 : 2;
  const tail = characters.length > kept ? characters.slice(-kept) : [];
  return [...characters.slice(0, kept), HIDDEN, ...tail].join('');
}
