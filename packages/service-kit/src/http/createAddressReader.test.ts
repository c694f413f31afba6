import { describe, expect, it } from '@jest/globals';
import { readNetworks } from '../config/readNetworks.ts';
import { createAddressReader } from './createAddressReader.ts';
import { toNetwork } from './toNetwork.ts';

const PROXY = '10.0.0.1';

describe('the address of a request', () => {
  const getAddress = createAddressReader(readNetworks(`${PROXY}, 192.168.0.0/16, fd00::/8`));
  const from = (remoteAddress: string | undefined, forwarded?: string | string[]) =>
    getAddress({ socket: { remoteAddress }, headers: { 'x-forwarded-for': forwarded } } as never);

  it.each([
    ['the peer’s where nothing was forwarded', '203.0.113.9', undefined, '203.0.113.9'],
    ['the peer’s where a stranger claims to forward', '203.0.113.9', '198.51.100.1', '203.0.113.9'],
    ['what the trusted proxy wrote', PROXY, '198.51.100.1', '198.51.100.1'],
    ['never what the client wrote before it', PROXY, '1.1.1.1, 2.2.2.2, 198.51.100.1', '198.51.100.1'],
    ['the one before a chain of trusted proxies', PROXY, '1.1.1.1, 198.51.100.1, 192.168.3.4', '198.51.100.1'],
    ['the farthest proxy where all are trusted', PROXY, '192.168.3.4', '192.168.3.4'],
    ['the proxy’s own where it forwards nothing', PROXY, undefined, PROXY],
    ['the proxy’s own where it forwards no address', PROXY, 'unknown', PROXY],
    ['IPv4 in an IPv6 socket', '::ffff:10.0.0.1', '198.51.100.1', '198.51.100.1'],
    ['an address with a port', PROXY, '198.51.100.1:4711', '198.51.100.1'],
    ['an IPv6 address with a port', 'fd00::1', '[2001:DB8::1]:4711', '2001:db8::1'],
    ['nothing on a socket that is gone', undefined, '198.51.100.1', ''],
  ])('is %s', (_what, peer, forwarded, expected) => {
    expect(from(peer, forwarded)).toBe(expected);
  });

  it('is read again at each request on a proxy’s connection', () => {
    const socket = { remoteAddress: PROXY };
    const by = (forwarded: string) => getAddress({ socket, headers: { 'x-forwarded-for': forwarded } } as never);
    expect(['198.51.100.1', '198.51.100.2'].map(by)).toEqual(['198.51.100.1', '198.51.100.2']);
  });

  it('is read from a very long header', () => {
    expect(from(PROXY, `${'1'.repeat(8_000)}, 198.51.100.1`)).toBe('198.51.100.1');
    expect(from(PROXY, `${'['.repeat(8_000)}`)).toBe(PROXY);
  });
});

describe('the network that rate limits count', () => {
  it.each([
    ['203.0.113.9', '203.0.113.9'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2:ffff::1', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['', ''],
  ])('for %p is %p', (address, network) => {
    expect(toNetwork(address)).toBe(network);
  });
});

describe('networks in settings', () => {
  it.each(['proxy.example.com', '10.0.0.1/40', '10.0.0', 'fd00::/200', 'true', '10.0.0.1/'])('refuse %p', (text) => {
    expect(() => readNetworks(text)).toThrow(text);
  });

  it('accept loopback as a name', () => {
    const networks = readNetworks('loopback');
    expect([networks.check('127.0.0.9'), networks.check('::1', 'ipv6'), networks.check('10.0.0.1')]).toEqual([
      true,
      true,
      false,
    ]);
  });
});
