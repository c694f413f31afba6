/** Number of bytes that become characters at once; a call takes a limited number of arguments. */
const AT_ONCE = 8_192;

export function encodeBase64(bytes: Uint8Array): string {
  let binary = '';
  for (let at = 0; at < bytes.length; at += AT_ONCE) binary += String.fromCharCode(...bytes.subarray(at, at + AT_ONCE));
  return btoa(binary);
}

export const decodeBase64 = (text: string): Uint8Array => Uint8Array.from(atob(text), (char) => char.charCodeAt(0));
