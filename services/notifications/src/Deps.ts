import type { Model } from 'mongoose';
import type { Outbox } from './mail/createOutbox.ts';
import type { MailRecord } from './models/mails.ts';
import type { MailQuota } from './mail/createMailQuota.ts';

export interface Deps {
  readonly mails: Model<MailRecord>;
  readonly outbox: Outbox;
  readonly quota: MailQuota;
  readonly publicUrl: string;
}
