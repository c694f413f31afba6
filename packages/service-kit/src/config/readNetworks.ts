import { BlockList, isIP } from 'node:net';

/** Networks that settings may give by name. */
const NAMED: Readonly<Record<string, string>> = {
  loopback: '127.0.0.0/8, ::1/128',
  linklocal: '169.254.0.0/16, fe80::/10',
  uniquelocal: '10.0.0.0/8, 172.16.0.0/12, 192.168.0.0/16, fc00::/7',
};

/** Reads comma-separated addresses and networks (`10.0.0.0/8`). Throws an error that names the invalid entry. */
export function readNetworks(text: string): BlockList {
  const networks = new BlockList();
  const entries = text.split(',').map((entry) => entry.trim());
  for (const entry of entries.flatMap((name) => (Object.hasOwn(NAMED, name) ? NAMED[name]!.split(', ') : name))) {
    if (entry) add(networks, entry);
  }
  return networks;
}

function add(networks: BlockList, entry: string): void {
  const [address = '', prefix, ...rest] = entry.split('/');
  const version = isIP(address);
  const family = version === 6 ? 'ipv6' : 'ipv4';
  const bits = version === 6 ? 128 : 32;
  const length = prefix === undefined ? bits : Number(prefix || Number.NaN);
  if (!version || rest.length || !Number.isInteger(length) || length < 0 || length > bits) {
    throw new Error(`${entry} is no address and no network`);
  }
  networks.addSubnet(address, length, family);
}
