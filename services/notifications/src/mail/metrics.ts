import { metrics } from '@meet/service-kit';
import { Counter } from 'prom-client';

export const uncertainMails = new Counter({
  name: 'meet_mails_uncertain_total',
  help: 'Mails that were sent to a mail server without a response; they are not sent again.',
  registers: [metrics],
});
