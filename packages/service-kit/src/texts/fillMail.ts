import { isolate } from '@meet/contracts/texts';

/** Text of a mail in one language, with placeholders such as `{{name}}`. */
export interface MailText {
  readonly subject: string;
  readonly title: string;
  readonly body: string;
  readonly action: string;
  readonly footnote: string;
}

/**
 * Returns a mail's text with values in its placeholders. White space in a value becomes a space, so that it can neither
 * end a header nor begin a paragraph.
 */
export function fillMail(
  { subject, title, body, footnote }: MailText,
  values: Readonly<Record<string, string>>,
): Omit<MailText, 'action'> {
  const fill = (text: string) =>
    text.replace(/\{\{(\w+)\}\}/g, (_place, name: string) => isolate((values[name] ?? '').replace(/\s+/g, ' ')));
  return { subject: fill(subject), title: fill(title), body: fill(body), footnote };
}
