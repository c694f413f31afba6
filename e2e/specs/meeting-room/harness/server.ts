/**
 * Serves the meeting room and nothing else: a page that embeds it by @jitsi/react-sdk, tokens for every request, and
 * its control over HTTP. Prints its origin when it listens, and ends with its parent.
 */
import { fileURLToPath } from 'node:url';
import Fastify from 'fastify';
import { type RoomSettings, WEBHOOK_PATH, authorizeByToken, createRoomToken, meetingRoom } from '@meet/meeting-room';
import { runLiveKitServer } from '@meet/meeting-room/livekit';
import { freePort } from '@meet/service-kit/testing/freePort';
import { buildHostPage } from './buildHostPage.ts';

/** Interval of repeated kills, shorter than LiveKit takes to start. */
const KILL_AGAIN_MS = 100;

const token = { secret: 'a secret of this harness alone', issuer: 'harness', audience: 'jitsi' };
const settings = new Map<string, RoomSettings>();
const calls: { hook: string; args: unknown[] }[] = [];
const record =
  (hook: string) =>
  (...args: unknown[]) =>
    void calls.push({ hook, args });

/** A LiveKit server carries the media if the test names its binary. */
const { LIVEKIT_BINARY: binary, LIVEKIT_FALLBACK: fallback, MAX_PARTICIPANTS: max } = process.env;
const port = Number(process.env.PORT ?? 0) || (await freePort());
const liveKit = binary && (await runLiveKitServer({ binary, webhookUrl: `http://127.0.0.1:${port}${WEBHOOK_PATH}` }));

const app = Fastify();
await app.register(meetingRoom, {
  authorize: authorizeByToken(token),
  getSettings: (room) => settings.get(room) ?? {},
  ...(liveKit && { liveKit: { ...liveKit, namespace: 'harness' }, maxParticipants: Number(max ?? 100) }),
  fallsBackToMesh: fallback === 'mesh',
  hooks: Object.fromEntries(
    ['onParticipantJoined', 'onParticipantLeft', 'onRoomEmpty', 'onLobbyRequest', 'onLobbyLeft', 'onMeetingEnded'].map(
      (hook) => [hook, record(hook)],
    ),
  ),
});
app.server.on('upgrade', (request, socket, head) => {
  if (!app.meetingRoom.handleUpgrade(request, socket, head)) socket.destroy();
});

const script = await buildHostPage(fileURLToPath(new URL('.', import.meta.url)));
app.get('/host.js', (_request, reply) => reply.type('text/javascript').send(script));
app.get('/host', (_request, reply) =>
  reply
    .header(
      'content-security-policy',
      "script-src 'self'; require-trusted-types-for 'script'; trusted-types meeting-room",
    )
    .type('text/html')
    .send(
      '<!doctype html><html lang="en"><title>Host</title><meta name="viewport" content="width=device-width">' +
        '<link rel="icon" href="data:,"><style>html,body,#root,#root>div{height:100%;margin:0}</style><div id="root"></div><script src="/host.js"></script>',
    ),
);
app.get<{ Querystring: { room: string; name: string; moderator?: string; id?: string } }>('/token', ({ query }) =>
  createRoomToken(token, query.room, {
    id: query.id,
    name: query.name,
    email: `${query.name.toLowerCase().replaceAll(' ', '.')}@example.com`,
    moderator: query.moderator === 'true',
  }),
);
app.post<{ Params: { room: string }; Body: RoomSettings }>('/settings/:room', async ({ params, body }) => {
  settings.set(params.room, body);
  return {};
});
app.post<{ Body: { action: 'endMeeting' | 'kick' | 'admit' | 'occupancy'; args: never[] } }>(
  '/control',
  async ({ body }) => {
    const act = app.meetingRoom[body.action] as (...args: unknown[]) => unknown;
    return { result: act(...body.args) };
  },
);
app.get('/calls', () => calls);
/** Kills LiveKit: once, after which it restarts, or repeatedly while it has to stay away. */
let isAway = false;
app.post<{ Params: { act: 'restart' | 'away' | 'back' } }>('/livekit/:act', async ({ params: { act } }) => {
  isAway = act === 'away';
  if (act !== 'back') killLiveKit();
  return {};
});

// eslint-disable-next-line no-console -- the parent reads it
console.log(await app.listen({ port, host: '127.0.0.1' }));
process.stdin.resume().on('end', () => void end());

function killLiveKit() {
  const pid = liveKit ? liveKit.pid : undefined;
  if (pid !== undefined) killQuietly(pid);
  if (isAway) setTimeout(killLiveKit, KILL_AGAIN_MS);
}

function killQuietly(pid: number) {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // The process has ended already.
  }
}

async function end() {
  isAway = false;
  if (liveKit) await liveKit.stop();
  process.exit(0);
}
