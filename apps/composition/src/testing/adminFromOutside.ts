import { createAdmin, resetPassword, signIn } from '@meet/accounts-contract';
import { openOperator } from '../openOperator.ts';
import { mailedSecret, succeedFromOutside } from './callFromOutside.ts';
import { PASSWORD } from './password.ts';

/** Creates an administrator in the running product of this environment, and returns their token. */
export async function adminFromOutside(url: string, env: Record<string, string>): Promise<string> {
  const email = 'root@example.com';
  const operator = await openOperator({ ...env, PORT: new URL(url).port, LOG_LEVEL: 'fatal' });
  await operator.call(createAdmin, { email, fullName: 'Root Admin' });
  await operator.close();
  const key = await mailedSecret(url, email, 'reset-password');
  await succeedFromOutside(url, resetPassword, { key, password: PASSWORD });
  return (await succeedFromOutside(url, signIn, { email, password: PASSWORD })).token;
}
