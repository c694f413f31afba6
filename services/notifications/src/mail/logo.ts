import { readFileSync } from 'node:fs';

/** Content id of the logo in a mail's HTML. */
export const LOGO_ID = 'logo@meet';

const logo = readFileSync(new URL('logo.png', import.meta.url));

/** The logo as a part of the mail: mail clients show it without a network request. */
export const LOGO_PART = {
  cid: LOGO_ID,
  filename: 'meet.png',
  contentType: 'image/png',
  contentDisposition: 'inline',
  content: logo,
} as const;

/** Embeds the logo into a mail's HTML for a browser, which cannot access the mail's parts. */
export const withLogo = (html: string) =>
  html.replace(`cid:${LOGO_ID}`, `data:image/png;base64,${logo.toString('base64')}`);
