import { createLogger, SettingsError } from '@meet/service-kit';
import { flushCompileCache } from 'node:module';
import { startProduct, type RunningProduct } from './startProduct.ts';
import { StartError } from './StartError.ts';

/** Longest that a stop may take before the process leaves anyway. */
const STOP_LIMIT_MS = 9_000;
const DEMO_HINT = `
  A demo team   stop Meet, then npm run demo`;

// Node's own last words would hold all that an error does.
process.on('uncaughtException', (error) => leave(error));

try {
  const product = await startProduct(process.env);
  // First, for whoever reads the greeting may stop the product at once.
  stopOnSignal(product);
  // Now rather than at the end, for a process that is killed keeps nothing.
  flushCompileCache();
  greet(product);
} catch (error) {
  if (!(error instanceof SettingsError || error instanceof StartError)) leave(error);
  console.error(`\n${error.message}\n`);
  process.exit(1);
}

function greet({ url, dataDir, development, isFresh }: RunningProduct): void {
  const mail = process.env.SMTP_URL
    ? 'sent over SMTP'
    : development
      ? `kept at ${url}/dev/mail`
      : 'not sent: set SMTP_URL';
  console.log(`
  Meet runs at  ${url}
  Mail is       ${mail}
  Data lies in  ${dataDir}
  First admin   npm run admin -- create you@example.com${isFresh && development ? DEMO_HINT : ''}
`);
}

function stopOnSignal(product: RunningProduct): void {
  let stopping = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (stopping) process.exit(1);
      stopping = true;
      setTimeout(() => process.exit(1), STOP_LIMIT_MS).unref();
      void product.stop().then(
        () => process.exit(0),
        (error: unknown) => leave(error),
      );
    });
  }
}

function leave(error: unknown): never {
  createLogger().fatal({ err: error }, 'Meet failed');
  process.exit(1);
}
