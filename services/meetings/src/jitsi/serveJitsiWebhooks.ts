import type { FastifyInstance } from 'fastify';
import { createHash, timingSafeEqual } from 'node:crypto';
import type { Deps } from '../Deps.ts';
import { findLiveMeeting } from '../live/ensureLiveMeeting.ts';
import { finishMeeting } from '../live/finishMeeting.ts';
import { joinParticipant } from '../live/joinParticipant.ts';
import { leaveParticipant } from '../live/leaveParticipant.ts';
import { configureConference } from './configureConference.ts';
import { readOccupant, type Occupant, type ProsodyEvent } from './readOccupant.ts';
import { reserveConference } from './reserveConference.ts';

const CONFERENCE_JID = /^[^@/\s]{1,128}@[a-z0-9.-]{1,255}$/i;

/**
 * Serves the webhooks of a Jitsi deployment's Prosody: reports about participants (mod_event_sync), and requests
 * whether a room may open (mod_reservations).
 */
export function serveJitsiWebhooks(app: FastifyInstance, deps: Deps): void {
  const secret = deps.settings.JITSI_WEBHOOK_SECRET;
  if (!secret) return;
  void app.register(
    async (hooks) => {
      hooks.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
        done(null, Object.fromEntries(new URLSearchParams(body as string))),
      );
      hooks.addHook('onRequest', async (request, reply) => {
        if (!isSame(request.headers.authorization ?? '', `Bearer ${secret}`)) return reply.code(403).send();
      });
      hooks.post<{ Body: ProsodyEvent }>('/events/occupant/joined', async ({ body }) => {
        await rememberConference(deps, body);
        const occupant = readOccupant(body);
        const participantKey = occupant && (await findAttendance(deps, occupant));
        if (participantKey) await joinParticipant(deps, { ...occupant, participantKey });
        return {};
      });
      hooks.post<{ Body: ProsodyEvent }>('/events/occupant/left', async ({ body }) => {
        const occupant = readOccupant(body);
        const participantKey = occupant && (await findAttendance(deps, occupant));
        if (participantKey) await leaveParticipant(deps, { ...occupant, participantKey });
        return {};
      });
      hooks.post<{ Body: ProsodyEvent }>('/events/occupant/removed', async ({ body }) => {
        const occupant = readOccupant(body);
        const participantKey = occupant && (await findAttendance(deps, occupant));
        if (participantKey) await leaveParticipant(deps, { ...occupant, participantKey, removed: true });
        return {};
      });
      hooks.post<{ Body: ProsodyEvent }>('/events/room/created', async ({ body }) => {
        await rememberConference(deps, body);
        if (body.is_breakout !== true && typeof body.room_name === 'string')
          await configureConference(deps, body.room_name);
        return {};
      });
      hooks.post<{ Body: ProsodyEvent }>('/events/room/destroyed', async ({ body }) => {
        const meeting = typeof body.room_name === 'string' && (await findLiveMeeting(deps, body.room_name));
        if (meeting) await finishMeeting(deps, meeting, 'system');
        return {};
      });
      hooks.post<{ Body: { name?: unknown } }>('/conference', async ({ body }, reply) => {
        const reserved = await reserveConference(deps, body.name);
        return reserved ?? reply.code(403).send({ message: 'There is no such room.' });
      });
      hooks.delete('/conference/:id', async () => ({}));
    },
    { prefix: '/api/jitsi' },
  );
}

/**
 * Stores the address that Prosody uses for a meeting's conference, because its domain differs between installations.
 */
async function rememberConference(
  { meetings }: Deps,
  { room_name, room_jid, is_breakout }: ProsodyEvent,
): Promise<void> {
  if (is_breakout === true || typeof room_name !== 'string' || typeof room_jid !== 'string') return;
  if (!CONFERENCE_JID.test(room_jid) || !room_jid.toLowerCase().startsWith(`${room_name.toLowerCase()}@`)) return;
  await meetings.updateOne(
    { roomId: room_name, live: true, conferenceJid: { $ne: room_jid } },
    { $set: { conferenceJid: room_jid } },
  );
}

async function findAttendance({ attendances }: Deps, { roomId, userId }: Occupant): Promise<string | undefined> {
  const own = await attendances.findOne({ _id: userId, roomId }, { _id: 1 }).lean();
  const last =
    own ?? (await attendances.findOne({ roomId, accountId: userId }).sort({ createdAt: -1, _id: -1 }).lean());
  return last?._id;
}

const isSame = (given: string, expected: string) => timingSafeEqual(digest(given), digest(expected));
const digest = (text: string) => createHash('sha256').update(text).digest();
