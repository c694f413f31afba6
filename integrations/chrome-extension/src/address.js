import { kept } from './store.js';

/** Returns the origin of the product's address; undefined if the text is no address, or plain http beyond this machine. */
export function toAddress(text) {
  if (!URL.canParse(text)) return undefined;
  const { protocol, hostname, origin } = new URL(text);
  const isHere = ['localhost', '127.0.0.1'].includes(hostname);
  return protocol === 'https:' || (protocol === 'http:' && isHere) ? origin : undefined;
}

export const address = () => kept.get('address');
