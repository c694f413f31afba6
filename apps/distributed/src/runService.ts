import { stopOnSignal, type ServiceName } from '@meet/composition';
import { flushCompileCache } from 'node:module';
import { startService } from './startService.ts';

/** Runs a service until it is told to stop; until its database is there it waits. */
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
  console.log(`
  ${name} ${service.version} answers at http://localhost:${service.port}, for the gateway at ${service.gatewayUrl}
`);
}
