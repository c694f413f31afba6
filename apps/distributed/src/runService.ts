import { stopOnSignal, type ServiceName } from '@meet/composition';
import { collectWhenIdle, limitHeapGrowth } from '@meet/embedded-mongo';
import { flushCompileCache } from 'node:module';
import { startService } from './startService.ts';

/** Runs a service until a signal stops it. It waits for its database first. */
export async function runService(name: ServiceName): Promise<void> {
  const waiting = new AbortController();
  const giveUp = () => {
    waiting.abort();
    process.exit(0);
  };
  process.once('SIGTERM', giveUp).once('SIGINT', giveUp);
  const service = await startService({
    env: process.env,
    name,
    signal: waiting.signal,
    onWait: () => console.log(`\n  ${name} waits for the database …`),
  });
  process.off('SIGTERM', giveUp).off('SIGINT', giveUp);
  stopOnSignal(service);
  flushCompileCache();
  collectWhenIdle();
  limitHeapGrowth();
  console.log(`
  ${name} ${service.version} answers at http://localhost:${service.port}, for the gateway at ${service.gatewayUrl}
`);
}
