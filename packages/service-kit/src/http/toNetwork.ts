import { isIP } from 'node:net';

/** Groups of an IPv6 address that name the network. Its owner chooses the others freely. */
const NETWORK_GROUPS = 4;

/**
 * Returns the part of an address that limits count by: an IPv4 address, or the first 64 bits of IPv6. One customer gets
 * at least these 64 bits.
 */
export function toNetwork(address: string): string {
  if (isIP(address) !== 6) return address;
  // URL normalises every form of an address.
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const groups = head === '' ? [] : head.split(':');
  const last = tail ? tail.split(':') : [];
  const missing = tail === undefined ? 0 : 8 - groups.length - last.length;
  const all = [...groups, ...Array.from({ length: missing }, () => '0'), ...last];
  return `${all.slice(0, NETWORK_GROUPS).join(':')}::/64`;
}
