import { checkIfDontShowAgainIsSet } from '@meet/contracts/accounts';
import type { HostApi } from '@meet/remote-kit';
import { readStored, store } from './storage.ts';

const GUIDE = 'jitsi_quick_guide';
const KEY = `showQuickGuide-${GUIDE}`;

/** Shows the guide to meetings beside a meeting that was just opened, unless on a phone or tablet or not wanted any more. */
export async function showQuickGuide(host: HostApi): Promise<void> {
  if (host.flags.mobile || readStored(KEY) === '0') return;
  const { isSetShowAgain } = await host.rest
    .call(checkIfDontShowAgainIsSet, { guideId: GUIDE })
    .catch(() => ({ isSetShowAgain: true }));
  store(KEY, isSetShowAgain ? '0' : '1');
  if (!isSetShowAgain) await host.openDialog('account.quickGuide/v1', { guideId: GUIDE });
}
