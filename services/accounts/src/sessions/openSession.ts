import type { Caller } from '@meet/contracts';
import { hrefFor } from '@meet/contracts/routes';
import type { Deps } from '../Deps.ts';
import type { AccountRecord } from '../models/accountModel.ts';
import type { NewSession } from './createSessionStore.ts';
import { nameDevice } from './nameDevice.ts';

/**
 * Opens a session for a person who signed in, and returns its token. Mails the person if the device is new. Throws
 * ACCOUNT_CLOSING if the account is closed.
 */
export async function openSession(
  deps: Pick<Deps, 'sessionStore' | 'closures' | 'knownDevices' | 'mailWriter' | 'background'>,
  account: AccountRecord,
  session: Pick<NewSession, 'kind' | 'caller' | 'isIncognito'>,
): Promise<string> {
  await deps.closures.refuseClosed(account);
  const token = await deps.sessionStore.open({ ...session, accountId: account._id });
  deps.background.run(() => reportNewDevice(deps, account, session.caller));
  return token;
}

async function reportNewDevice(
  { knownDevices, mailWriter }: Pick<Deps, 'knownDevices' | 'mailWriter'>,
  account: AccountRecord,
  { userAgent, address }: Caller,
): Promise<void> {
  const device = nameDevice(userAgent);
  // Skips programs without a known name: a person would not recognise them as a device.
  if (!device || !(await knownDevices.remember(account._id, device))) return;
  await mailWriter.write('newDevice', account, hrefFor('signIn'), { values: { device, address } });
}
