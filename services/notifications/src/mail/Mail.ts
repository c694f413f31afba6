import { findLinks } from '@meet/contracts/texts';

/** A mail in the form in which it is sent. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly replyTo?: { readonly name: string; readonly address: string };
  readonly text: string;
  readonly html: string;
  /** A calendar entry, under the mail library's own property name. */
  readonly icalEvent?: { readonly method: string; readonly content: string };
}

/** Returns the web addresses in a mail's text, each once, in the order of the text. */
export function getLinks(mail: Mail): string[] {
  return [...new Set(findLinks(mail.text).flatMap((part) => ('href' in part ? part.href : [])))];
}
