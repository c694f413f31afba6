import type { CallClient, Locale } from '@meet/contracts';
import { deliverMail } from '@meet/notifications-contract';
import { SERVICE_CALLER } from '@meet/service-kit';
import { mailTexts, type MailKind } from './mailTexts.ts';

interface MailDetails {
  readonly to: string;
  readonly locale: Locale;
  /** A page of ours. */
  readonly path: string;
  readonly values: Readonly<Record<'inviter' | 'organization', string>>;
  /** The account whose doing the mail is: mails per hour are counted for it. */
  readonly onBehalfOf: string;
}

export interface MailWriter {
  /** Hands one mail to the outbox. Throws MAIL_LIMIT_REACHED. */
  write(kind: MailKind, details: MailDetails): Promise<void>;
}

export function createMailWriter(client: CallClient, publicUrl: string): MailWriter {
  return {
    async write(kind, { to, locale, path, values, onBehalfOf }) {
      const { subject, title, body, action, footnote } = mailTexts[locale][kind];
      const fill = (text: string) => fillText(text, values);
      await client.call(
        deliverMail,
        {
          to,
          locale,
          subject: fill(subject),
          title: fill(title),
          body: fill(body),
          action: { label: action, url: `${publicUrl}${path}` },
          footnote,
          onBehalfOf,
        },
        { ...SERVICE_CALLER, locale },
      );
    },
  };
}

/** Puts values in the places of `{{name}}`, each on one line: a value never ends a header nor begins a paragraph. */
const fillText = (text: string, values: Readonly<Record<string, string>>) =>
  text.replace(/\{\{(\w+)\}\}/g, (_place, name: string) => (values[name] ?? '').replace(/\s+/g, ' '));
