import { EMAIL_PATTERN, ServiceError } from '@meet/contracts';
import { deliverMail as call, notificationsErrors } from '@meet/contracts/notifications';
import { defineOperation } from '../define.ts';
import { composeMail } from '../mail/composeMail.ts';

/** Queues one mail. Its address is one person's, its link our own: nothing here carries a stranger's page. */
export const deliverMail = defineOperation(call, async (words, { deps }) => {
  const isLinkOurs = !words.action || originOf(words.action.url) === originOf(deps.publicUrl);
  if (!EMAIL_PATTERN.test(words.to) || !isLinkOurs) throw new ServiceError(notificationsErrors.MAIL_REFUSED);
  await deps.quota.take([`to ${words.to.toLowerCase()}`, ...(words.onBehalfOf ? [`by ${words.onBehalfOf}`] : [])]);
  return { mailId: await deps.outbox.put(composeMail(words)) };
});

const originOf = (url: string) => (URL.canParse(url) ? new URL(url).origin : undefined);
