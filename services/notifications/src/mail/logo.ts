import { readFileSync } from 'node:fs';

/** Content id of the logo in a mail's HTML. */
export const LOGO_ID = 'logo@meet';

const logo = readFileSync(new URL('logo.png', import.meta.url));

/** The logo as a part of the mail: readers show it without asking anybody for it. */
export const LOGO_PART = {
  cid: LOGO_ID,
  filename: 'meet.png',
  contentType: 'image/png',
  contentDisposition: 'inline',
  content: logo,
} as const;

/** A mail's HTML for a browser, which has the logo's part nowhere else. */
export const withLogo = (html: string) =>
  html.replace(`cid:${LOGO_ID}`, `data:image/png;base64,${logo.toString('base64')}`);
