import { activateAccount, signIn, signUp } from '@meet/accounts-contract';
import { DEFAULT_LOCALE, type Caller } from '@meet/contracts';
import { linkSecret } from '../../apps/composition/src/interceptMails.ts';
import type { BenchedProduct } from './openProduct.ts';

export const PASSWORD = 'Correct-horse-1';

export const VISITOR: Caller = {
  kind: 'visitor',
  locale: DEFAULT_LOCALE,
  desktopApp: false,
  requestId: 'bench',
  address: '127.0.0.1',
};

/** Creates an account, signs in and returns its token. */
export async function newPerson({ client, mailTo }: BenchedProduct, email: string, fullName: string): Promise<string> {
  await client.call(signUp, { email, fullName, password: PASSWORD } as never, VISITOR);
  await client.call(activateAccount, { token: linkSecret(await mailTo(email)), password: PASSWORD } as never, VISITOR);
  return (await client.call(signIn, { email, password: PASSWORD } as never, VISITOR)).token!;
}
