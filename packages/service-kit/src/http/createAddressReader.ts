import type { IncomingMessage } from 'node:http';
import { BlockList } from 'node:net';
import { isAmong } from './isAmong.ts';
import { plainAddress } from './plainAddress.ts';

/** Returns the address of a request's sender, beyond the trusted proxies. */
export type GetAddress = (request: Pick<IncomingMessage, 'headers' | 'socket'>) => string;

interface Peer {
  readonly address: string;
  readonly isProxy: boolean;
}

/**
 * Creates the only function by which the product finds a sender's address. It reads the forwarded-for header from its
 * end, as long as trusted proxies wrote the entries. Earlier entries, which a client may forge, are ignored.
 */
export function createAddressReader(trustedProxies: BlockList = new BlockList()): GetAddress {
  /** The peer of a socket is the same for all its requests. */
  const peers = new WeakMap<object, Peer>();

  function getPeer(socket: Parameters<GetAddress>[0]['socket']): Peer {
    const known = peers.get(socket);
    if (known) return known;
    const address = plainAddress(socket.remoteAddress ?? '') ?? '';
    const peer = { address, isProxy: isAmong(trustedProxies, address) };
    peers.set(socket, peer);
    return peer;
  }

  return ({ headers, socket }) => {
    const peer = getPeer(socket);
    if (!peer.isProxy) return peer.address;
    let nearest = peer.address;
    const forwarded = [headers['x-forwarded-for'] ?? []].flat().join(',').split(',');
    while (isAmong(trustedProxies, nearest)) {
      const before = plainAddress(forwarded.pop() ?? '');
      if (before === undefined) break;
      nearest = before;
    }
    return nearest;
  };
}
