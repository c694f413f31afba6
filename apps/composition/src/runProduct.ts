import { flushCompileCache } from 'node:module';
import { collectGarbage } from './collectGarbage.ts';
import { stopOnSignal } from './processLife.ts';
import { startProduct, type RunningProduct } from './startProduct.ts';

/** A start leaves 50 MB of garbage. Those who come back at once after it need not wait for the collection. */
const COLLECT_AFTER_MS = 10_000;
const DEMO_HINT = `
  A demo team   stop Meet, then npm run demo`;

/** Runs the product until it is told to stop. Throws SettingsError or StartError. */
export async function runProduct(): Promise<void> {
  const product = await startProduct(process.env);
  // First, for whoever reads the greeting may stop the product at once.
  stopOnSignal(product);
  // Now rather than at the end, for a process that is killed keeps nothing.
  flushCompileCache();
  greet(product);
  setTimeout(collectGarbage, COLLECT_AFTER_MS).unref();
}

function greet({ url, dataDir, development, isFresh, ownLiveKit }: RunningProduct): void {
  const mail = process.env.SMTP_URL
    ? 'sent over SMTP'
    : development
      ? `kept at ${url}/dev/mail`
      : 'not sent: set SMTP_URL';
  console.log(`
  Meet runs at  ${url}
  Mail is       ${mail}
  Data lies in  ${dataDir}${ownLiveKit ? `\n  Media go by   a LiveKit server of its own at ${ownLiveKit}` : ''}
  First admin   npm run admin -- create you@example.com${isFresh && development ? DEMO_HINT : ''}
`);
}
