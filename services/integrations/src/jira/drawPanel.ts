import type { Locale } from '@meet/contracts';
import { inlineStyles } from '@meet/service-kit';
import { panelTexts } from './panelTexts.ts';

/** The panel needs its own background colour, because otherwise the surrounding page would decide the contrast. */
const STYLE = `
:root{color-scheme:light dark;--ink:#1c1b22;--quiet:#6b6975;--line:#c9c4bb;--accent:#4b3fc4;--on:#fff}
@media(prefers-color-scheme:dark){:root{--ink:#f2f0f5;--quiet:#a5a2b0;--line:#4a4754;--accent:#aaa2ff;--on:#17161b}}
*{box-sizing:border-box}body{margin:0;padding:4px;background:Canvas;color:var(--ink);font:14px/20px Inter,system-ui,sans-serif}
h1{margin:0 0 4px;font-size:14px;line-height:20px}p{margin:0 0 12px;color:var(--quiet)}form{display:inline}
a,button{display:inline-block;margin:0 8px 8px 0;padding:6px 12px;border:1px solid var(--line);border-radius:8px;background:transparent;color:inherit;font:inherit;font-weight:600;text-decoration:none;cursor:pointer}
.main{border-color:var(--accent);background:var(--accent);color:var(--on)}:focus-visible{outline:2px solid var(--accent);outline-offset:2px}`;

export type PanelView =
  /**
   * The site did not make the request, the token expired, no user is signed in at the site, or the limit is reached.
   */
  | { readonly kind: 'invalid' | 'expired' | 'anonymous' | 'busy' }
  /** The Jira user is not connected with an account yet. */
  | { readonly kind: 'connect'; readonly landingUrl: string; readonly token: string }
  | { readonly kind: 'ready' | 'failed'; readonly token: string }
  | {
      readonly kind: 'running';
      readonly token: string;
      readonly subject: string;
      readonly joinUrl: string;
      /** True if the issue has the link. If false, the person can try again. */
      readonly isLinked: boolean;
    };

export interface Panel {
  readonly html: string;
  /** Hashes for the style-src directive of the page's policy. */
  readonly styles: string;
}

/**
 * Draws the panel within an issue, a page without a script of its own. The script at `bridgeUrl` adjusts the frame's
 * size.
 */
export function drawPanel(locale: Locale, view: PanelView, { bridgeUrl }: { bridgeUrl: string }): Panel {
  const texts = panelTexts[locale];
  const html = `<!doctype html>
<html lang="${locale.slice(0, 2)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Meet</title><style>${STYLE}</style><script src="${escape(bridgeUrl)}" data-options="resize:true" async></script></head>
<body><main class="ac-content">${body(texts, view)}</main></body></html>`;
  return { html, styles: inlineStyles(html) };
}

function body(texts: (typeof panelTexts)[Locale], view: PanelView): string {
  switch (view.kind) {
    case 'invalid':
    case 'expired':
    case 'anonymous':
    case 'busy':
      return `<p role="alert">${escape(texts[view.kind])}</p>`;
    case 'connect':
      return `<p>${escape(texts.connectText)}</p>${link(view.landingUrl, texts.connect, true)}${button(view.token, 'look', texts.look)}`;
    case 'ready':
      return `<p>${escape(texts.readyText)}</p>${button(view.token, 'start', texts.start, true)}`;
    case 'failed':
      return `<p role="alert">${escape(texts.failed)}</p>${button(view.token, 'start', texts.start, true)}`;
    case 'running':
      return [
        `<h1>${escape(view.subject)}</h1>`,
        `<p role="status">${escape(view.isLinked ? texts.linked : texts.unlinked)}</p>`,
        link(view.joinUrl, texts.join, true),
        view.isLinked ? '' : button(view.token, 'link', texts.linkAgain),
      ].join('');
  }
}

const link = (url: string, text: string, isMain = false) =>
  `<a${isMain ? ' class="main"' : ''} href="${escape(url)}" target="_blank" rel="noopener">${escape(text)}</a>`;

const button = (token: string, act: string, text: string, isMain = false) =>
  `<form method="post" action="panel"><input type="hidden" name="token" value="${escape(token)}"><button name="act" value="${act}"${isMain ? ' class="main"' : ''}>${escape(text)}</button></form>`;

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escape = (text: string) => text.replace(/[&<>"']/g, (letter) => ESCAPES[letter]!);
