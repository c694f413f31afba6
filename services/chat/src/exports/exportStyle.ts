import { createHash } from 'node:crypto';
import { DEPTH_MAX } from './drawMarkdown.ts';

const DEPTHS = Array.from(
  { length: DEPTH_MAX },
  (_, at) => `.depth${at + 1}{margin-inline-start:${(at + 1) * 1.25}em}`,
);

/** Style of an exported page: light and dark, for narrow and wide windows and for paper. */
export const EXPORT_STYLE = `
:root{color-scheme:light dark;--paper:#faf9f7;--surface:#fff;--ink:#1c1b22;--quiet:#5d5b68;--line:#e0dcd5;--accent:#4b3fc4}
@media(prefers-color-scheme:dark){:root{--paper:#17161b;--surface:#201f26;--ink:#f2f0f5;--quiet:#b3b0bd;--line:#3a3842;--accent:#b3abff}}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.5 system-ui,sans-serif;overflow-wrap:anywhere}
header,main{max-width:48rem;margin:0 auto;padding:1rem}
h1{margin:1rem 0 0.25rem;font-size:1.75rem;line-height:1.25}
h2{margin:2rem 0 0.5rem;font-size:1.125rem}
p,ul,ol,pre,blockquote{margin:0}
ul,ol{padding:0;list-style:none}
main>p{margin:1.5rem 0}
a{color:var(--accent)}
.quiet,.by time,.marks{color:var(--quiet);font-size:0.875rem}
.members{columns:2;column-gap:2rem}
.members li{break-inside:avoid;padding:0.25rem 0}
.message{padding:0.75rem 1rem;margin:0.5rem 0;background:var(--surface);border:1px solid var(--line);border-radius:10px;break-inside:avoid}
.message:target{outline:2px solid var(--accent)}
.by{display:flex;flex-wrap:wrap;gap:0 0.75rem;align-items:baseline}
.author{font-weight:650}
.text{white-space:pre-wrap}
.text>*+*{margin-top:0.5rem}
.text blockquote,.reply{padding-inline-start:0.75rem;border-inline-start:3px solid var(--line)}
.reply{margin:0.25rem 0;font-size:0.875rem}
.deleted{font-style:italic;color:var(--quiet)}
.mention{font-weight:650}
code{font:0.9em ui-monospace,monospace;border:1px solid var(--line);border-radius:4px;padding:0 0.25em}
pre{padding:0.5rem 0.75rem;border:1px solid var(--line);border-radius:6px;white-space:pre-wrap}
pre code{border:0;padding:0}
.reactions{display:flex;flex-wrap:wrap;gap:0.5rem;margin-top:0.5rem}
.reactions li{padding:0 0.5rem;border:1px solid var(--line);border-radius:999px}
${DEPTHS.join('')}
@media(max-width:40rem){.members{columns:1}}
@media print{:root{--paper:#fff;--surface:#fff;--ink:#000;--quiet:#444;--line:#bbb;--accent:#000}.message{border-width:0 0 1px;border-radius:0;padding-inline:0}}
`;

/** Content security policy of an exported page: a browser loads and runs nothing, and applies only this style. */
export const EXPORT_POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(EXPORT_STYLE).digest('base64')}'; base-uri 'none'; form-action 'none'`;
