import { isolate } from '@meet/contracts/texts';

/** A mail as a service words it, in one language, with places such as `{{name}}`. */
export interface MailText {
  readonly subject: string;
  readonly title: string;
  readonly body: string;
  readonly action: string;
  readonly footnote: string;
}

/** A mail's words with values in their places, each on one line: a value never ends a header nor begins a paragraph. */
export function fillMail(
  { subject, title, body, footnote }: MailText,
  values: Readonly<Record<string, string>>,
): Omit<MailText, 'action'> {
  const fill = (text: string) =>
    text.replace(/\{\{(\w+)\}\}/g, (_place, name: string) => isolate((values[name] ?? '').replace(/\s+/g, ' ')));
  return { subject: fill(subject), title: fill(title), body: fill(body), footnote };
}
