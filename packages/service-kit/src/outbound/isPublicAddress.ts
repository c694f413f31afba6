import ipaddr from 'ipaddr.js';

/** The deprecated form of IPv4 within IPv6, which some systems still follow. */
const IPV4_COMPATIBLE: [ipaddr.IPv6, number] = [ipaddr.IPv6.parse('::'), 96];

/**
 * Whether an address is one of the open internet's: not this machine, a private or local network, nor one of the forms
 * by which IPv6 wraps IPv4 addresses.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const plain = ipaddr.process(address);
  if (plain instanceof ipaddr.IPv6 && plain.match(IPV4_COMPATIBLE)) return false;
  return plain.range() === 'unicast';
}
