import { escapeHtml } from '@meet/service-kit';
import type { Mail } from '../mail/Mail.ts';

type Kept = Mail & { id: string; at: number };

const STYLE = `
:root{color-scheme:light dark;--paper:#faf9f7;--surface:#fff;--ink:#1c1b22;--quiet:#6b6975;--line:#e6e2dc;--accent:#4b3fc4;--chosen:#efedfb}
@media(prefers-color-scheme:dark){:root{--paper:#17161b;--surface:#201f26;--ink:#f2f0f5;--quiet:#a5a2b0;--line:#33313b;--accent:#aaa2ff;--chosen:#2b2841}}
*{box-sizing:border-box}body{margin:0;height:100vh;display:grid;grid-template:56px 1fr/minmax(240px,360px) 1fr;background:var(--paper);color:var(--ink);font:14px/20px Inter,system-ui,sans-serif}
header{grid-column:1/-1;display:flex;gap:12px;align-items:center;padding:0 24px;border-bottom:1px solid var(--line)}h1{margin:0;font-size:16px;font-weight:650}
header p{margin:0;color:var(--quiet)}header a{margin-left:auto;color:var(--accent)}nav{overflow:auto;border-right:1px solid var(--line);padding:8px}
nav a{display:block;padding:12px;border-radius:8px;color:inherit;text-decoration:none}nav a:hover,nav a[aria-current]{background:var(--chosen)}
nav strong,nav span{display:block;overflow:hidden;text-overflow:ellipsis;white-space:nowrap}nav span{color:var(--quiet);font-variant-numeric:tabular-nums}
main{min-width:0;display:grid}iframe{border:0;width:100%;height:100%;background:#f5f3f0}.empty{place-self:center;color:var(--quiet);padding:24px;text-align:center}
@media(max-width:640px){body{grid-template:56px 40vh 1fr/1fr}nav{border-right:0;border-bottom:1px solid var(--line)}}`;

/** Draws the development mailbox: the newest mails and the chosen one, without scripts. */
export function drawMailbox(mails: readonly Kept[], chosenId: string | undefined): string {
  const chosen = mails.find(({ id }) => id === chosenId) ?? mails[0];
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Development mailbox</title><style>${STYLE}</style></head>
<body><header><h1>Development mailbox</h1><p>Nothing here was sent.</p><a href="/dev/mail">Refresh</a></header>
<nav aria-label="Mails">${mails.map((mail) => row(mail, mail === chosen)).join('')}</nav>
<main>${chosen ? `<iframe title="${escapeHtml(chosen.subject)}" src="/dev/mail/${chosen.id}" sandbox="allow-top-navigation-by-user-activation"></iframe>` : '<p class="empty">No mail yet. Sign up, and the activation mail appears here.</p>'}</main>
</body></html>`;
}

function row(mail: Kept, isChosen: boolean): string {
  const time = new Date(mail.at).toISOString().slice(0, 16).replace('T', ' ');
  return `<a href="/dev/mail?id=${mail.id}"${isChosen ? ' aria-current="true"' : ''}><strong>${escapeHtml(mail.subject)}</strong><span>${escapeHtml(mail.to)}</span><span>${time} UTC</span></a>`;
}
