/** A mail as it goes out. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** A calendar entry, by the mailer's own name. */
  readonly icalEvent?: { readonly method: string; readonly content: string };
}

/** Addresses in a mail's text, in the order they stand. */
export function linksOf(mail: Mail): string[] {
  return [...new Set(mail.text.match(/https?:\/\/[^\s<>"]+/g) ?? [])];
}
