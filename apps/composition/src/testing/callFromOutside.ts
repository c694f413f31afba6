import type { Call } from '@meet/contracts';
import { activateAccount, signUp } from '@meet/accounts-contract';
import { randomUUID } from 'node:crypto';
import { PASSWORD } from './password.ts';

/** Calls a REST path of a product in another process as an outside caller does. */
export async function callFromOutside<Input, Output>(
  url: string,
  call: Call<Input, Output>,
  input: Input,
  token?: string,
): Promise<{ status: number; body: Output }> {
  const response = await fetch(`${url}/api/${call.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { 'user-token': token }) },
    body: JSON.stringify(input),
  });
  return { status: response.status, body: (await response.json()) as Output };
}

/** Makes a call that must succeed. Throws otherwise. */
export async function succeedFromOutside<Input, Output>(
  ...[url, call, ...rest]: Parameters<typeof callFromOutside<Input, Output>>
): Promise<Output> {
  const { status, body } = await callFromOutside(url, call, ...rest);
  if (status !== 200) throw new Error(`${call.path} answered ${status}: ${JSON.stringify(body)}`);
  return body;
}

/** Returns the secret of a mailed link to an address, by the first segment of the link's path. Waits for the mail. */
export async function mailedSecret(url: string, email: string, page: string): Promise<string> {
  for (;;) {
    const mails = (await (await fetch(`${url}/dev/mail.json`)).json()) as { to: string; links: string[] }[];
    const link = mails
      .filter(({ to }) => to === email)
      .flatMap(({ links }) => links)
      .find((link) => link.includes(`/${page}/`));
    if (link) return link.split('/').at(-1)!;
  }
}

/** Creates an activated account with a session. */
export async function signUpFromOutside(url: string, fullName: string): Promise<{ email: string; token: string }> {
  const email = `${randomUUID().slice(0, 8)}@example.com`;
  await succeedFromOutside(url, signUp, { fullName, email, password: PASSWORD });
  const secret = await mailedSecret(url, email, 'activate-account');
  const { token } = await succeedFromOutside(url, activateAccount, { token: secret, password: PASSWORD });
  return { email, token };
}
