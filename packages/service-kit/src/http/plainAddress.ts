import { isIP } from 'node:net';

const WITH_PORT = /^(?:\[([^\]]{2,45})\]|([\d.]{7,15}))(?::\d{1,5})?$/;
const IPV4_IN_IPV6 = /^::ffff:([\d.]{7,15})$/i;

/**
 * Returns an address in its plain form, without port and brackets, and IPv4 instead of IPv4-mapped IPv6. Returns
 * undefined for a text that is no address.
 */
export function plainAddress(text: string): string | undefined {
  const bare = text.trim().split('%', 1)[0]!;
  const match = WITH_PORT.exec(bare);
  const address = (match && (match[1] ?? match[2])) ?? bare;
  const plain = IPV4_IN_IPV6.exec(address)?.[1] ?? address;
  return isIP(plain) ? plain.toLowerCase() : undefined;
}
