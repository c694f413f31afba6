import type { Caller } from '@meet/contracts';
import { hrefFor } from '@meet/contracts/routes';
import type { Deps } from '../Deps.ts';
import type { AccountRecord } from '../models/accountModel.ts';
import type { NewSession } from './createSessionStore.ts';
import { nameDevice } from './nameDevice.ts';

/** Opens a session in which a person signed in, and returns its token. A mail tells them if they never used such a device. */
export async function openSession(
  deps: Pick<Deps, 'sessionStore' | 'knownDevices' | 'mailWriter' | 'background'>,
  account: AccountRecord,
  session: Pick<NewSession, 'kind' | 'caller' | 'isIncognito'>,
): Promise<string> {
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
  // Programs that don't name themselves are no device that a person would recognise.
  if (!device || !(await knownDevices.remember(account._id, device))) return;
  await mailWriter.write('newDevice', account, hrefFor('signIn'), { values: { device, address } });
}
