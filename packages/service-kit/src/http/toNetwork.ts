import { isIP } from 'node:net';

/** Groups of an IPv6 address that name the network; the rest its owner chooses freely. */
const NETWORK_GROUPS = 4;

/**
 * Returns the part of an address that limits count: an IPv4 address, or the 64 bits of IPv6 that one customer gets at
 * least.
 */
export function toNetwork(address: string): string {
  if (isIP(address) !== 6) return address;
  // URL writes every form of an address in one.
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const groups = head === '' ? [] : head.split(':');
  const last = tail ? tail.split(':') : [];
  const missing = tail === undefined ? 0 : 8 - groups.length - last.length;
  const all = [...groups, ...Array.from({ length: missing }, () => '0'), ...last];
  return `${all.slice(0, NETWORK_GROUPS).join(':')}::/64`;
}
