import { CONTACTS_ANSWER_CHANNEL } from '@meet/accounts-contract';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '@meet/contracts';
import type { ServiceBase } from '@meet/service-kit';
import type { FastifyInstance } from 'fastify';
import { createHash } from 'node:crypto';
import { CONTACTS_ANSWER_PATH } from './contactsAnswerPath.ts';

/**
 * Any tab may have made the request; it recognises its own answer by the state. The script removes the answer from the
 * browser's history.
 */
const SCRIPT = `const answer=Object.fromEntries(new URLSearchParams(location.search));history.replaceState(null,'',location.pathname);new BroadcastChannel('${CONTACTS_ANSWER_CHANNEL}').postMessage(answer);close()`;
const SCRIPT_HASH = createHash('sha256').update(SCRIPT).digest('base64');
const POLICY = `default-src 'none'; script-src 'sha256-${SCRIPT_HASH}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/**
 * Serves the page to which a contacts provider sends the person back. The page hands the answer to the requesting page
 * and closes.
 */
export function mountContactsAnswer(app: FastifyInstance, { translator }: Pick<ServiceBase, 'translator'>): void {
  app.get(CONTACTS_ANSWER_PATH, async (request, reply) => {
    const locale = getLocale(request.headers['accept-language']);
    const text = (key: string) => translator.translate(locale, `accounts.${key}`);
    return reply
      .header('content-security-policy', POLICY)
      .header('cache-control', 'no-store')
      .header('referrer-policy', 'no-referrer')
      .type('text/html; charset=utf-8')
      .send(
        `<!doctype html>
<html lang="${locale.slice(0, 2)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><title>${text('contactsAnswerTitle')}</title></head>
<body><p>${text('contactsAnswered')}</p><script>${SCRIPT}</script></body></html>`,
      );
  });
}

/** Returns the browser's first language if the product supports it: this request has no session. */
function getLocale(accepted: string | undefined): Locale {
  const language = /^[a-z]{2}/i.exec(accepted ?? '')?.[0].toLowerCase();
  return LOCALES.find((locale) => locale.startsWith(`${language}_`)) ?? DEFAULT_LOCALE;
}
