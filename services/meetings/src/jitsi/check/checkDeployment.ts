import type { MeetingSession } from '@meet/meetings-contract';
import { setTimeout as pause } from 'node:timers/promises';
import { changeSignature } from './changeSignature.ts';
import { connectXmpp, type XmppClient, type XmppDomains } from './connectXmpp.ts';

export interface Deployment {
  /** Calls a REST path of Meet, as the owner of the meeting or as a guest. Returns the body of the response. */
  call(as: 'owner' | 'guest', path: string, input: object): Promise<Record<string, unknown>>;
  /** Address at which browsers reach Prosody's WebSocket, without its path. */
  readonly xmppUrl: string;
  readonly domains: XmppDomains;
  /** Time after which a check fails, in milliseconds. */
  readonly checkMs?: number;
}

export interface CheckResult {
  readonly name: string;
  readonly isGood: boolean;
  /** Observation in a failed check, and the advice for it. */
  readonly fault?: string;
  readonly advice?: string;
}

interface Check {
  readonly name: string;
  /** Advice about the setting of the deployment that this check depends on. */
  readonly advice: string;
  run(): Promise<void>;
}

const CHECK_MS = 10_000;
/** Pause between two polls: webhooks arrive after the response that they belong to. */
const POLL_MS = 200;
const PASSWORD = 'check-of-the-password';

/**
 * Connects to Meet and Prosody as an owner and as guests, and yields the result of each check. Starts a meeting in a
 * new random room and ends it. Checks continue after a failure; those that depend on a failed one fail, too.
 */
export async function* checkDeployment({
  call,
  xmppUrl,
  domains,
  checkMs = CHECK_MS,
}: Deployment): AsyncGenerator<CheckResult> {
  const clients: XmppClient[] = [];
  const connect = async (token: string | undefined) => {
    const client = await connectXmpp(xmppUrl, token, domains);
    clients.push(client);
    return client;
  };
  const { roomId } = (await call('owner', 'create-meeting', {})) as { roomId: string };
  const start = async () => (await call('owner', 'start-meeting', { roomId })) as unknown as MeetingSession;
  const join = async (name: string) =>
    (await call('guest', 'join-meeting', { roomId, name })) as unknown as MeetingSession;
  const change = async (input: object) => {
    const { success, message } = await call('owner', 'update-meeting', { roomId, ...input });
    expect(success === true, `Meet refused the change: ${String(message)}`);
  };
  const session = await start();
  const guestSession = await join('Guest of the check');
  let guest: XmppClient;
  let host: XmppClient;

  const checks: Check[] = [
    {
      name: 'meetings are on Jitsi',
      advice: 'Set JITSI_DOMAIN of Meet.',
      run: async () => expect(session.jitsiDomain !== '', 'Meet meets in its own room.'),
    },
    {
      name: 'a room token is accepted',
      advice:
        'Give Prosody the values of JITSI_APP_ID (app_id, asap_accepted_issuers), JITSI_APP_SECRET (app_secret) and JITSI_AUDIENCE (asap_accepted_audiences), and compare the clocks.',
      run: async () => {
        guest = await connect(guestSession.jwt);
      },
    },
    {
      name: 'a changed token and a missing one are refused',
      advice: 'Set authentication = "token" and allow_empty_token = false on the virtual host.',
      run: async () => {
        await expectRefused(connect(changeSignature(guestSession.jwt)), 'A changed token');
        await expectRefused(connect(undefined), 'No token');
      },
    },
    {
      name: 'a conference opens for a room of Meet',
      advice:
        'Compare reservations_api_prefix with the address of Meet, JITSI_WEBHOOK_SECRET with reservations_api_headers, and see whether Jicofo runs.',
      run: async () => {
        const { isReady, errorCode } = await guest.requestConference(roomId);
        expect(isReady, `Prosody answered ${errorCode ?? 'that it is not ready'}.`);
      },
    },
    {
      name: 'no conference opens for any other name',
      advice: 'Load mod_reservations on the virtual host.',
      run: async () => {
        const { isReady } = await guest.requestConference(`${roomId}-of-nobody`);
        expect(!isReady, 'A conference without a room of Meet was opened.');
      },
    },
    {
      name: 'a guest who is first is no moderator',
      advice:
        'Load mod_token_affiliation on the conferences, and set ENABLE_AUTO_OWNER=0 (jicofo.conference.enable-auto-owner).',
      run: async () => {
        const { affiliation, role } = await guest.enter(roomId);
        expect(role === 'participant', `The guest is ${affiliation} and ${role}.`);
      },
    },
    {
      name: 'the owner is a moderator',
      advice: 'Load mod_token_affiliation on the conferences.',
      run: async () => {
        host = await connect(session.jwt);
        await host.requestConference(roomId);
        const { affiliation, role } = await host.enter(roomId);
        expect(affiliation === 'owner' && role === 'moderator', `The owner is ${affiliation} and ${role}.`);
      },
    },
    {
      name: 'a token opens no other room',
      advice: 'Load mod_token_verification on the conferences.',
      run: () => expectRefused(guest.enter(`${roomId}-of-nobody`), 'The token of another room'),
    },
    {
      name: 'Meet counts who is in',
      advice:
        'Load mod_event_sync_component as docs/operations.md says, with the address of Meet and JITSI_WEBHOOK_SECRET.',
      run: async () => {
        let counted: unknown;
        while (counted !== 2) {
          const answer = await call('guest', 'heartbeat', { roomId });
          counted = answer.participants;
          if (counted !== 2) await pause(POLL_MS);
        }
      },
    },
    {
      name: 'a password holds, and hosts need none',
      advice: 'Set JITSI_CONTROL_URL of Meet, and load mod_meet_control of deploy/prosody on the virtual host.',
      run: async () => {
        await change({ password: PASSWORD });
        const other = await connect((await join('Second guest of the check')).jwt);
        await expectRefused(other.enter(roomId), 'A guest without the password');
        await other.enter(roomId, PASSWORD);
        const again = await connect((await start()).jwt);
        await again.enter(roomId);
        await change({ password: '' });
      },
    },
    {
      name: 'a lobby holds guests',
      advice: 'Set JITSI_CONTROL_URL of Meet, and load mod_muc_lobby_rooms with lobby_muc (ENABLE_LOBBY=1).',
      run: async () => {
        await change({ lobby: true });
        const held = await connect((await join('Third guest of the check')).jwt);
        await expectRefused(held.enter(roomId), 'A guest in front of the lobby');
        await change({ lobby: false });
        await held.enter(roomId);
      },
    },
    {
      name: 'a removed guest stays out',
      advice: 'Load mod_meet_control of deploy/prosody on the virtual host, with main_muc.',
      run: async () => {
        host.remove(roomId, guest.participantId);
        await guest.removed();
        await expectRefused(guest.enter(roomId), 'The removed guest');
      },
    },
    {
      name: 'the server ends the conference for everyone',
      advice:
        'Set JITSI_CONTROL_URL of Meet to Prosody’s HTTP port, and http_default_host of Prosody to the virtual host that loads mod_meet_control.',
      run: async () => {
        const { success, message } = await call('owner', 'end-meeting', { roomId });
        expect(success === true, `Meet answered: ${String(message)}`);
        await host.destroyed();
      },
    },
  ];

  try {
    for (const { name, advice, run } of checks) {
      const fault = await findFault(run, checkMs);
      yield fault === undefined ? { name, isGood: true } : { name, isGood: false, fault, advice };
    }
  } finally {
    for (const client of clients) client.close();
    await call('owner', 'end-meeting', { roomId });
  }
}

async function findFault(run: () => Promise<void>, checkMs: number): Promise<string | undefined> {
  const end = new AbortController();
  const tooLate = pause(checkMs, undefined, { signal: end.signal, ref: false }).then(() => {
    throw new Error(`Nothing came for ${checkMs / 1000} seconds.`);
  });
  tooLate.catch(() => {});
  try {
    await Promise.race([run(), tooLate]);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  } finally {
    end.abort();
  }
}

function expect(holds: boolean, fault: string): void {
  if (!holds) throw new Error(fault);
}

/** Throws unless Prosody refuses. */
async function expectRefused(entry: Promise<unknown>, subject: string): Promise<void> {
  const isIn = await entry.then(
    () => true,
    () => false,
  );
  expect(!isIn, `${subject} was accepted.`);
}
