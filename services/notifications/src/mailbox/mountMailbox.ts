import { inlineStyles } from '@meet/service-kit';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { withLogo } from '../mail/logo.ts';
import { getLinks } from '../mail/Mail.ts';
import type { Outbox } from '../mail/createOutbox.ts';
import { drawMailbox } from './drawMailbox.ts';

const SHOWN = 100;
/**
 * Serves the mails that would have been sent: as a page, and as JSON for tests, which may filter by address with
 * `?to=`. Mounted only in development.
 */
export function mountMailbox(app: FastifyInstance, outbox: Outbox): void {
  const safely = (reply: FastifyReply) =>
    reply.header('referrer-policy', 'no-referrer').header('cache-control', 'no-store');
  const sendPage = (reply: FastifyReply, html: string) =>
    safely(reply).header('content-security-policy', getPolicy(html)).type('text/html; charset=utf-8').send(html);

  app.get<{ Querystring: { to?: string } }>('/dev/mail.json', async ({ query }, reply) => {
    const newest = await outbox.newest(SHOWN);
    const mails = query.to === undefined ? newest : newest.filter(({ to }) => to === query.to);
    return safely(reply).send(mails.map((mail) => ({ ...mail, links: getLinks(mail) })));
  });

  app.get<{ Querystring: { id?: string } }>('/dev/mail', async (request, reply) =>
    sendPage(reply, drawMailbox(await outbox.newest(SHOWN), request.query.id)),
  );

  app.get<{ Params: { id: string } }>('/dev/mail/:id', async (request, reply) => {
    const mail = (await outbox.newest(SHOWN)).find(({ id }) => id === request.params.id);
    if (!mail) return safely(reply).code(404).type('text/plain').send('This mail is no longer kept.');
    // Links open in the whole window, not inside the mailbox's frame.
    return sendPage(reply, withLogo(mail.html).replace('<head>', '<head><base target="_top">'));
  });
}

/** Returns a policy that permits the page's own styles, mails in a frame, and their logo. */
const getPolicy = (html: string) =>
  [
    "default-src 'none'",
    `style-src ${inlineStyles(html)}`,
    'img-src data:',
    "frame-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
  ].join('; ');
