import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { getHost } from '../http/getHost.ts';

/** Resolves a name to the addresses of its machines. Rejects if the name is unknown. */
export type ResolveName = (hostname: string) => Promise<readonly string[]>;

export interface UpstreamOptions<Watch extends { forget(): void }> {
  /** Watches the process at an address. */
  watch(address: string): Watch;
  /** Maximum time to wait for the addresses of a name. */
  readonly patienceMs: number;
  readonly resolve?: ResolveName;
}

/** A configured address with the processes that answer there. */
export interface Upstream<Watch> {
  watches(): readonly Watch[];
  /** Resolves the name again. If that fails, the earlier machines stay. */
  find(): Promise<void>;
}

/**
 * Creates an upstream. A name of several machines means one process on each of them. A name of one machine, an IP
 * address or an HTTPS name means one address, which may be a balancer's: a certificate proves the name only.
 */
export function createUpstream<Watch extends { forget(): void }>(
  address: string,
  { watch, patienceMs, resolve = resolveBySystem }: UpstreamOptions<Watch>,
): Upstream<Watch> {
  const url = new URL(address);
  const host = getHost(url);
  const isName = isIP(host) === 0 && url.protocol !== 'https:';
  let watches = new Map([[address, watch(address)]]);
  let finding: Promise<void> | undefined;

  async function resolveMachines(): Promise<void> {
    const machines = await resolve(host);
    const found = machines.length > 1 ? machines.map((machine) => withHost(address, machine)) : [address];
    const before = watches;
    watches = new Map(found.map((at) => [at, before.get(at) ?? watch(at)]));
    for (const [at, gone] of before) if (!watches.has(at)) gone.forget();
  }

  return {
    watches: () => [...watches.values()],
    async find() {
      if (!isName) return;
      finding ??= resolveMachines()
        .catch(() => {})
        .finally(() => (finding = undefined));
      await Promise.race([finding, setTimeout(patienceMs, undefined, { ref: false })]);
    },
  };
}

/** Resolves to addresses of one IP version only: a machine that has both must count once. */
async function resolveBySystem(hostname: string): Promise<readonly string[]> {
  const found = await lookup(hostname, { all: true });
  const [first] = found;
  return found.filter(({ family }) => family === first?.family).map((one) => one.address);
}

function withHost(address: string, machine: string): string {
  const url = new URL(address);
  url.hostname = isIP(machine) === 6 ? `[${machine}]` : machine;
  return url.href.replace(/\/$/, '');
}
