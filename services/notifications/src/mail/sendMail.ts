import { isEmail, ServiceError, type InputOf } from '@meet/contracts';
import { notificationsErrors, type deliverMail } from '@meet/notifications-contract';
import { randomUUID } from 'node:crypto';
import type { Deps } from '../Deps.ts';
import { composeMail } from './composeMail.ts';

/**
 * Queues one mail; an unwanted one goes nowhere, and its sender can't tell. Its address is one person's, its link our
 * own: nothing here carries a stranger's page. Throws MAIL_REFUSED and MAIL_LIMIT_REACHED.
 */
export async function sendMail(
  { outbox, quota, publicUrl }: Pick<Deps, 'outbox' | 'quota' | 'publicUrl'>,
  words: InputOf<typeof deliverMail>,
  { isWanted = true } = {},
): Promise<string> {
  const isLinkOurs = !words.action || getOrigin(words.action.url) === getOrigin(publicUrl);
  if (!isEmail(words.to) || !isLinkOurs) throw new ServiceError(notificationsErrors.MAIL_REFUSED);
  await quota.take(getLimits(words));
  return isWanted ? outbox.put(composeMail(words)) : randomUUID();
}

/**
 * Returns the limits that a mail counts against. Mails to an address for its own account are counted apart from those
 * that others write to it. Otherwise a sender would learn from the cap that there is an account, whose mails anybody
 * can cause by 'Forgot password'.
 */
function getLimits({ to, onBehalfOf }: InputOf<typeof deliverMail>): string[] {
  const address = to.toLowerCase();
  return onBehalfOf ? [`by ${onBehalfOf}`, `on others’ behalf to ${address}`] : [`to ${address}`];
}

const getOrigin = (url: string) => (URL.canParse(url) ? new URL(url).origin : undefined);
