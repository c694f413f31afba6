import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { getHost } from '../http/getHost.ts';

/** Resolves the addresses of the machines that have a name. Rejects if nobody knows it. */
export type ResolveName = (hostname: string) => Promise<readonly string[]>;

export interface UpstreamOptions<Watch extends { forget(): void }> {
  /** Follows the process at an address. */
  watch(address: string): Watch;
  /** Longest wait for the addresses of a name. */
  readonly patienceMs: number;
  readonly resolve?: ResolveName;
}

/** A configured address with the processes that answer there. */
export interface Upstream<Watch> {
  watches(): readonly Watch[];
  /** Resolves which machines have its name now; without an answer, the earlier ones stay. */
  find(): Promise<void>;
}

/**
 * A name of several machines stands for a process on each of them; a name of one, a number or a name that a certificate
 * proves for what answers there, which may be a balancer.
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

/** One kind of numbers alone: a machine that has both is one. */
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
