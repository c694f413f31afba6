import { DEFAULT_LOCALE } from '@meet/contracts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../Deps.ts';
import { createCalendar } from './createCalendar.ts';
import { listScheduled } from './listScheduled.ts';

export const FEED_PURPOSE = 'calendar-feed';
/** Maximum age of meetings in a feed. */
const PAST_MS = 30 * 86_400_000;

export const feedPath = (token: string) => `/api/calendar/${token}.ics`;

/** Serves private calendars to anybody who knows their address. */
export function serveCalendarFeed(app: FastifyInstance, deps: Deps): void {
  app.get<{ Params: { file: string } }>('/api/calendar/:file', async ({ params }, reply) => {
    const token = /^([\w-]{43})\.ics$/.exec(params.file)?.[1];
    const feed =
      token && (await deps.calendarFeeds.findOne({ tokenHash: deps.secrets.hash(FEED_PURPOSE, token) }).lean());
    if (!feed) return reply.code(404).type('text/plain').send('There is no such calendar.');
    const now = deps.now();
    const meetings = await listScheduled(deps, { accountId: feed._id, email: feed.email }, now - PAST_MS);
    const name = deps.translator.translate(DEFAULT_LOCALE, 'meetings.calendarName');
    return reply
      .type('text/calendar; charset=utf-8')
      .header('cache-control', 'private, max-age=300')
      .send(createCalendar(meetings, { publicUrl: deps.publicUrl, method: 'PUBLISH', name, now, reader: feed.email }));
  });
}
