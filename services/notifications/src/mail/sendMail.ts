import { isEmail, ServiceError, type InputOf } from '@meet/contracts';
import { notificationsErrors, type deliverMail } from '@meet/notifications-contract';
import { randomUUID } from 'node:crypto';
import type { Deps } from '../Deps.ts';
import { composeMail } from './composeMail.ts';

/**
 * Queues one mail and returns its id. An unwanted mail is dropped, but its sender gets an id too. The address must be a
 * single one and the link our own, so that no mail carries a stranger's page. Throws MAIL_REFUSED and
 * MAIL_LIMIT_REACHED.
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
 * Returns the names of the limits that a mail counts against. Mails for the address's own account count separately from
 * mails that other people cause. Otherwise the limit would reveal that an account exists, because anybody can cause its
 * mails by 'Forgot password'.
 */
function getLimits({ to, onBehalfOf }: InputOf<typeof deliverMail>): string[] {
  const address = to.toLowerCase();
  return onBehalfOf ? [`by ${onBehalfOf}`, `on others’ behalf to ${address}`] : [`to ${address}`];
}

const getOrigin = (url: string) => (URL.canParse(url) ? new URL(url).origin : undefined);
