import type { InputOf } from '@meet/contracts';
import { getDirection } from '@meet/contracts/texts';
import type { deliverMail } from '@meet/notifications-contract';
import { escapeHtml } from '@meet/service-kit';
import { LOGO_ID } from './logo.ts';
import type { Mail } from './Mail.ts';

const PARAGRAPH = 'margin:0 0 16px;font-size:16px;line-height:24px;color:#3b3a42';
/** Colours for mail clients in dark mode. Clients that ignore style sheets use the elements' own styles. */
const DARK = `:root{color-scheme:light dark}
@media (prefers-color-scheme:dark){
body,.page{background:#151311!important}.card{background:#25211e!important}
.title,.brand{color:#f4f1ec!important}.text{color:#e2dcd3!important}.quiet{color:#b9b1a6!important}
.button{background:#6a5ee8!important}}`;

/** Lays out a mail's texts in the product's design, as HTML and as plain text. */
export function composeMail(words: InputOf<typeof deliverMail>): Mail {
  const { to, subject, title, body, action, footnote, locale, calendar, replyTo } = words;
  const paragraphs = body.split(/\n{2,}/).map((paragraph) => paragraph.trim());
  const text = [
    title,
    ...paragraphs,
    ...(action ? [`${action.label}:\n${action.url}`] : []),
    ...(footnote ? [footnote] : []),
  ];
  return {
    to,
    subject,
    text: `${text.join('\n\n')}\n\n— Meet\n`,
    html: frame(locale.slice(0, 2), subject, inside()),
    ...(calendar && { icalEvent: calendar }),
    ...(replyTo && { replyTo }),
  };

  function inside(): string {
    return [
      `<h1 class="title"${directed(title)} style="margin:0 0 16px;font-size:24px;line-height:32px;font-weight:650;color:#1c1b22">${escapeHtml(title)}</h1>`,
      ...paragraphs.map(
        (one) => `<p class="text"${directed(one)} style="${PARAGRAPH}">${escapeHtml(one).replaceAll('\n', '<br>')}</p>`,
      ),
      action ? button(action) : '',
      footnote
        ? `<p class="quiet"${directed(footnote)} style="margin:24px 0 0;font-size:14px;line-height:20px;color:#6b6975">${escapeHtml(footnote)}</p>`
        : '',
    ].join('\n');
  }
}

/**
 * Returns the `dir` attribute of a paragraph that is written from right to left. Names within a sentence do not count.
 */
const directed = (text: string): string => (getDirection(text) === 'rtl' ? ' dir="rtl"' : '');

function button({ label, url }: { label: string; url: string }): string {
  const href = escapeHtml(url);
  return `<p style="margin:24px 0"><a class="button" href="${href}" style="display:inline-block;padding:12px 24px;border-radius:8px;background:#4b3fc4;color:#ffffff;font-size:16px;font-weight:650;text-decoration:none">${escapeHtml(label)}</a></p>
<p class="quiet" style="margin:0;font-size:12px;line-height:18px;color:#6b6975;word-break:break-all">${href}</p>`;
}

function frame(language: string, subject: string, inside: string): string {
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="referrer" content="no-referrer"><meta name="color-scheme" content="light dark"><title>${escapeHtml(subject)}</title><style>${DARK}</style></head>
<body class="page" style="margin:0;padding:32px 16px;background:#f5f3f0;font-family:Inter,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center">
<table role="presentation" cellpadding="0" cellspacing="0" style="width:100%;max-width:520px">
<tr><td class="brand" style="padding:0 8px 16px;font-size:20px;font-weight:650;color:#1c1b22"><img src="cid:${LOGO_ID}" width="32" height="32" alt="" style="vertical-align:middle;margin-right:10px">Meet</td></tr>
<tr><td class="card" style="padding:32px;border-radius:16px;background:#ffffff">
${inside}
</td></tr></table></td></tr></table>
</body></html>`;
}
