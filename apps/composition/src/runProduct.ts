import { collectWhenIdle, limitHeapGrowth } from '@meet/embedded-mongo';
import { flushCompileCache } from 'node:module';
import { stopOnSignal } from './processLife.ts';
import { startProduct, type RunningProduct } from './startProduct.ts';

const DEMO_HINT = `
  A demo team   stop Meet, then npm run demo`;

/** Runs the product until a signal stops it. Throws SettingsError or StartError. */
export async function runProduct(): Promise<void> {
  const product = await startProduct(process.env);
  // Installed before the greeting, because a reader of the greeting may stop the product immediately.
  stopOnSignal(product);
  // Done now, because a killed process would save nothing at its end.
  flushCompileCache();
  greet(product);
  // A start leaves 50 MB of garbage.
  collectWhenIdle();
  limitHeapGrowth();
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
