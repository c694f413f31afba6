import type { IncomingMessage } from 'node:http';
import { BlockList } from 'node:net';
import { isAmong } from './isAmong.ts';
import { plainAddress } from './plainAddress.ts';

/** Returns the address from which a request comes, beyond the trusted proxies. */
export type AddressOf = (request: Pick<IncomingMessage, 'headers' | 'socket'>) => string;

interface Peer {
  readonly address: string;
  readonly isProxy: boolean;
}

/**
 * The one way in which the product finds a network address. The forwarded-for header is read from its end, entry by
 * entry, as long as a trusted proxy wrote it: what a client puts into it beforehand is never believed.
 */
export function createAddressReader(trustedProxies: BlockList = new BlockList()): AddressOf {
  /** A socket keeps its peer, however many requests come by it. */
  const peers = new WeakMap<object, Peer>();

  function getPeer(socket: Parameters<AddressOf>[0]['socket']): Peer {
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
