const STYLE = `
:root{color-scheme:light dark;--paper:#f5f3f0;--surface:#fff;--ink:#1c1b22;--quiet:#6b6975;--line:#c9c4bb;--accent:#4b3fc4;--on:#fff}
@media(prefers-color-scheme:dark){:root{--paper:#17161b;--surface:#201f26;--ink:#f2f0f5;--quiet:#a5a2b0;--line:#4a4754;--accent:#aaa2ff;--on:#17161b}}
*{box-sizing:border-box}body{margin:0;min-height:100vh;display:grid;place-items:center;padding:16px;background:var(--paper);color:var(--ink);font:16px/24px Inter,system-ui,sans-serif}
main{width:100%;max-width:400px;padding:32px;border-radius:16px;background:var(--surface)}h1{margin:0 0 8px;font-size:24px;line-height:32px}p{margin:0 0 24px;color:var(--quiet);font-size:14px;line-height:20px}
label{display:block;margin-bottom:16px;font-size:14px;font-weight:500}input{display:block;width:100%;height:40px;margin-top:6px;padding:0 12px;border:1px solid var(--line);border-radius:8px;background:transparent;color:inherit;font:inherit}
button{width:100%;height:48px;border:0;border-radius:8px;background:var(--accent);color:var(--on);font:inherit;font-weight:600;cursor:pointer}:focus-visible{outline:2px solid var(--accent);outline-offset:2px}`;

const CONTACTS = `<label>Contacts to offer<input name="contacts" type="number" min="0" max="20000" value="25" required></label>`;

/** Draws the development issuer's sign-in page. The page states its purpose and accepts any identity. */
export function drawSignIn({ requestsContacts }: { requestsContacts: boolean }): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Development issuer</title><style>${STYLE}</style></head>
<body><main><h1>Development issuer</h1><p>No third party is configured on this machine. This page stands in for one: say who you are, and it vouches for you.</p>
<form method="post"><label>E-mail<input name="email" type="email" autocomplete="email" required autofocus></label>
<label>Name<input name="name" autocomplete="name" maxlength="100" required></label>${requestsContacts ? CONTACTS : ''}<button>Continue</button></form></main></body></html>`;
}
