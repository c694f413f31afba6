import { isIP, type BlockList } from 'node:net';
import { plainAddress } from './plainAddress.ts';

/** Returns whether an address, as a socket reports it, lies in one of these networks. */
export function isAmong(networks: BlockList, address: string | undefined): boolean {
  const plain = plainAddress(address ?? '');
  return plain !== undefined && networks.check(plain, isIP(plain) === 6 ? 'ipv6' : 'ipv4');
}
