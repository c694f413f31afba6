/** Stands for what is not shown of an address. */
export const HIDDEN = '***';

/**
 * Returns an e-mail address as strangers see it. In the parts before and after the @, two characters at each end are
 * shown, one if a part has four or fewer. The length of a part stays hidden.
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
