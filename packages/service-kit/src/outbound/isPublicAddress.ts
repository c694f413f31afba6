import ipaddr from 'ipaddr.js';

/** The deprecated form of IPv4 within IPv6, which some systems still resolve. */
const IPV4_COMPATIBLE: [ipaddr.IPv6, number] = [ipaddr.IPv6.parse('::'), 96];

/**
 * Returns whether an address is public. It is not public if it means this machine, a private or local network, or an
 * IPv4 address in one of the IPv6 forms.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const plain = ipaddr.process(address);
  if (plain instanceof ipaddr.IPv6 && plain.match(IPV4_COMPATIBLE)) return false;
  return plain.range() === 'unicast';
}
