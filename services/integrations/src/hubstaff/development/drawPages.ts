import type { DevelopmentEntry } from './createDevelopmentHubstaff.ts';

const STYLE = `
:root{color-scheme:light dark;--paper:#f5f3f0;--surface:#fff;--ink:#1c1b22;--quiet:#6b6975;--line:#c9c4bb;--accent:#4b3fc4;--on:#fff}
@media(prefers-color-scheme:dark){:root{--paper:#17161b;--surface:#201f26;--ink:#f2f0f5;--quiet:#a5a2b0;--line:#4a4754;--accent:#aaa2ff;--on:#17161b}}
*{box-sizing:border-box}body{margin:0;min-height:100vh;display:grid;place-items:center;padding:16px;background:var(--paper);color:var(--ink);font:16px/24px Inter,system-ui,sans-serif}
main{width:100%;max-width:400px;padding:32px;border-radius:16px;background:var(--surface)}main.wide{max-width:800px}h1{margin:0 0 8px;font-size:24px;line-height:32px}p{margin:0 0 24px;color:var(--quiet);font-size:14px;line-height:20px}
label{display:block;margin-bottom:16px;font-size:14px;font-weight:500}input{display:block;width:100%;height:40px;margin-top:6px;padding:0 12px;border:1px solid var(--line);border-radius:8px;background:transparent;color:inherit;font:inherit}
ul{margin:0;padding:0;list-style:none}li{padding:12px 0;border-top:1px solid var(--line);overflow-wrap:anywhere}li span{display:block;color:var(--quiet);font-size:14px}
button{width:100%;height:48px;border:0;border-radius:8px;background:var(--accent);color:var(--on);font:inherit;font-weight:600;cursor:pointer}:focus-visible{outline:2px solid var(--accent);outline-offset:2px}`;

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escape = (text: string) => text.replace(/[&<>"']/g, (character) => ENTITIES[character]!);

const page = (title: string, main: string) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${title}</title><style>${STYLE}</style></head>
<body>${main}</body></html>`;

/** The page on which a person authorizes us to send their time. It states its purpose and accepts any name. */
export const AGREE_PAGE = page(
  'Development Hubstaff',
  `<main><h1>Development Hubstaff</h1><p>No Hubstaff is configured on this machine. This page stands in for it: say who you are there, and Meet may tell your time.</p>
<form method="post"><label>Name<input name="name" autocomplete="name" maxlength="100" required autofocus></label><button>Authorize</button></form></main>`,
);

/** Draws the page of received time entries. */
export function drawEntries(entries: readonly DevelopmentEntry[]): string {
  const items = entries.map(
    ({ userName, projectName, startedAt, seconds, note }) =>
      `<li>${escape(note)}<span>${escape(`${userName} · ${projectName} · ${startedAt} · ${seconds} s`)}</span></li>`,
  );
  return page(
    'Development Hubstaff',
    `<main class="wide"><h1>Time entries</h1><p>What was told to the stand-in for Hubstaff since this machine’s product started.</p>${items.length ? `<ul>${items.join('')}</ul>` : '<p>None yet.</p>'}</main>`,
  );
}
