/** Stands for what is not shown of an address. */
export const HIDDEN = '***';

/**
 * An e-mail address as strangers are shown it: of what stands before the @ and of what stands behind it two characters at
 * each end, one where a part has four or fewer. How long a part is isn't told.
 */
export function obfuscateEmail(address: string): string {
  const at = address.lastIndexOf('@');
  return at < 0 ? endsOf(address) : `${endsOf(address.slice(0, at))}@${endsOf(address.slice(at + 1))}`;
}

function endsOf(part: string): string {
  const characters = [...part];
  const kept = characters.length <= 4 ? 1 : 2;
  const tail = characters.length > kept ? characters.slice(-kept) : [];
  return [...characters.slice(0, kept), HIDDEN, ...tail].join('');
}
