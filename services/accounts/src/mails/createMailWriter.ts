import type { CallClient, Locale } from '@meet/contracts';
import { deliverMail } from '@meet/notifications-contract';
import { fillMail, SERVICE_CALLER } from '@meet/service-kit';
import { mailTexts, type MailKind } from './mailTexts.ts';

export interface MailWriter {
  /** Queues one mail in the outbox, in the receiver's language. `path` is a page of ours. */
  write(
    kind: MailKind,
    to: { email: string; fullName: string; locale: Locale },
    path: string,
    details?: MailDetails,
  ): Promise<void>;
}

export interface MailDetails {
  /** Values for the other placeholders of the text. */
  readonly values?: Readonly<Record<string, string>>;
  /** The account that caused the mail: the hourly limit of mails counts for it too. */
  readonly onBehalfOf?: string;
}

export function createMailWriter(client: CallClient, publicUrl: string): MailWriter {
  return {
    async write(kind, { email, fullName, locale }, path, { values, onBehalfOf } = {}) {
      const text = mailTexts[locale][kind];
      await client.call(
        deliverMail,
        {
          to: email,
          locale,
          ...fillMail(text, { name: fullName, ...values }),
          action: { label: text.action, url: `${publicUrl}${path}` },
          onBehalfOf,
        },
        { ...SERVICE_CALLER, locale },
      );
    },
  };
}
