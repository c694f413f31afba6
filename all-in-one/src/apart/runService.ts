import { SettingsError } from '@meet/service-kit';
import { flushCompileCache } from 'node:module';
import { endOnFailure, leave, stopOnSignal } from '../processLife.ts';
import { APART_NAMES } from '../services.ts';
import { StartError } from '../StartError.ts';
import { startService } from './startService.ts';

const given = process.argv[2];
const name = APART_NAMES.find((candidate) => candidate === given);
if (!name || process.argv.length > 3) {
  console.error(`\nUsage: node all-in-one/src/service.ts ${APART_NAMES.join('|')}\n`);
  process.exit(2);
}

endOnFailure();
const waiting = new AbortController();
const giveUp = () => {
  waiting.abort();
  process.exit(0);
};
process.once('SIGTERM', giveUp).once('SIGINT', giveUp);

try {
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
} catch (error) {
  if (!(error instanceof SettingsError || error instanceof StartError)) leave(error);
  console.error(`\n${error.message}\n`);
  process.exit(1);
}
