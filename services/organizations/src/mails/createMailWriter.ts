import type { CallClient, Locale } from '@meet/contracts';
import { deliverMail } from '@meet/notifications-contract';
import { fillMail, SERVICE_CALLER } from '@meet/service-kit';
import { mailTexts, type MailKind } from './mailTexts.ts';

interface MailDetails {
  readonly to: string;
  readonly locale: Locale;
  /** Path of a page of ours. */
  readonly path: string;
  readonly values: Readonly<Record<'inviter' | 'organization', string>>;
  /** The account that caused the mail: the hourly limit of mails counts for it. */
  readonly onBehalfOf: string;
}

export interface MailWriter {
  /** Queues one mail in the outbox. Throws MAIL_LIMIT_REACHED. */
  write(kind: MailKind, details: MailDetails): Promise<void>;
}

export function createMailWriter(client: CallClient, publicUrl: string): MailWriter {
  return {
    async write(kind, { to, locale, path, values, onBehalfOf }) {
      const text = mailTexts[locale][kind];
      await client.call(
        deliverMail,
        {
          to,
          locale,
          ...fillMail(text, values),
          action: { label: text.action, url: `${publicUrl}${path}` },
          onBehalfOf,
        },
        { ...SERVICE_CALLER, locale },
      );
    },
  };
}
