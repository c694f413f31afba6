import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { type Server, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { decodeJwt } from 'jose';
import { TrackSource, TrackType } from 'livekit-server-sdk';
import type { MediaSource } from '../../protocol/mediaSources.ts';
import { LiveKitMedia } from './LiveKitMedia.ts';

type Call = { method: string; body: Record<string, unknown> };

/** Fakes LiveKit's API: records the calls, and answers with the lists of a test. */
async function startApi() {
  const calls: Call[] = [];
  const lists = { rooms: [] as string[], participants: [] as string[], holdsOnFor: 0 };
  const server: Server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const method = request.url!.split('/').at(-1)!;
      calls.push({ method, body: JSON.parse(String(Buffer.concat(chunks))) as Call['body'] });
      const answers: Record<string, unknown> = {
        ListRooms: { rooms: lists.rooms.map((name) => ({ name })) },
        ListParticipants: { participants: lists.participants.map((identity) => ({ identity })) },
      };
      // A removal takes effect at once, or after the number of attempts that the test sets.
      const removals = calls.filter((call) => call.method === 'RemoveParticipant').length;
      if (method === 'GetParticipant' && removals > lists.holdsOnFor) response.statusCode = 404;
      response.setHeader('content-type', 'application/json').end(JSON.stringify(answers[method] ?? {}));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { url: `ws://127.0.0.1:${port}`, calls, lists, stop: () => new Promise((done) => server.close(done)) };
}

const track = (type: TrackType, source: TrackSource) => ({ type, source }) as never;

describe('the media of rooms on LiveKit', () => {
  let api: Awaited<ReturnType<typeof startApi>>;
  let book: Map<string, Map<string, readonly MediaSource[]>>;
  let media: LiveKitMedia;
  const errors: unknown[] = [];
  beforeEach(async () => {
    api = await startApi();
    book = new Map([['open', new Map([['ana', ['microphone', 'screen']]])]]);
    media = new LiveKitMedia(
      { url: api.url, apiKey: 'key', apiSecret: 'x'.repeat(32), namespace: 'meet-1', maxParticipants: 100 },
      {
        isOpen: (sessionId) => book.has(sessionId),
        getSources: (sessionId, participantId) => book.get(sessionId)?.get(participantId),
      },
      { error: (error) => errors.push(error) },
    );
  });
  afterEach(() => api.stop());

  /** Returns the calls that change something; `asked` resolves once this many have arrived. */
  const acts = () => api.calls.filter(({ method }) => !/^(List|Get)/.test(method));
  const requested = async (count: number) => {
    while (acts().length < count) await new Promise((resolve) => setImmediate(resolve));
    return acts();
  };

  it('opens the room and issues a one-minute token with the person’s publishing rights', async () => {
    const { token, url } = await media.admit('open', 'ana');
    expect(url).toBe(api.url);
    expect(api.calls[0]).toMatchObject({ method: 'CreateRoom', body: { name: 'meet-1-open' } });
    const { sub, video, exp, nbf } = decodeJwt(token);
    expect(sub).toBe('ana');
    expect(exp! - nbf!).toBe(60);
    expect(video).toMatchObject({
      room: 'meet-1-open',
      roomJoin: true,
      canPublish: true,
      canPublishData: false,
      canUpdateOwnMetadata: false,
      canPublishSources: ['microphone', 'screen_share', 'screen_share_audio'],
    });
    expect(video).not.toHaveProperty('roomAdmin');
  });

  it('removes unknown participants, and those who publish sound as a camera', async () => {
    media.enforce('meet-1-open', { identity: 'ana', tracks: [track(TrackType.AUDIO, TrackSource.MICROPHONE)] });
    media.enforce('meet-1-open', { identity: 'eve', tracks: [] });
    media.enforce('meet-1-open', { identity: 'ana', tracks: [track(TrackType.AUDIO, TrackSource.CAMERA)] });
    // Both requests travel at the same time, and either may arrive first.
    expect((await requested(2)).map(({ method, body }) => [method, body.identity]).toSorted()).toEqual([
      ['RemoveParticipant', 'ana'],
      ['RemoveParticipant', 'eve'],
    ]);
  });

  it('repeats a removal until the participant is gone', async () => {
    api.lists.holdsOnFor = 2;
    media.remove('open', 'eve');
    expect((await requested(3)).map(({ method }) => method)).toEqual(Array(3).fill('RemoveParticipant'));
  });

  it('corrects outdated rights of a participant', async () => {
    const permission = { canPublishSources: [TrackSource.MICROPHONE, TrackSource.CAMERA] } as never;
    media.enforce('meet-1-open', { identity: 'ana', tracks: [], permission });
    expect((await requested(1))[0]).toMatchObject({
      method: 'UpdateParticipant',
      body: {
        identity: 'ana',
        permission: { canPublishSources: ['MICROPHONE', 'SCREEN_SHARE', 'SCREEN_SHARE_AUDIO'] },
      },
    });
  });

  it('removes a participant who publishes more tracks than there are sources', async () => {
    const tracks = Array<never>(9).fill(track(TrackType.VIDEO, TrackSource.CAMERA));
    media.enforce('meet-1-open', { identity: 'ana', tracks });
    expect((await requested(1))[0]).toMatchObject({ method: 'RemoveParticipant', body: { identity: 'ana' } });
  });

  it('reconciles after lost webhooks: removes ended rooms and unknown participants, but no foreign rooms', async () => {
    Object.assign(api.lists, {
      rooms: ['meet-1-open', 'meet-1-over', 'other-1-open'],
      participants: ['ana', 'eve'],
    });
    await media.reconcile();
    const done = await requested(2);
    expect(done.map(({ method, body }) => [method, body.room, body.identity])).toEqual(
      expect.arrayContaining([
        ['DeleteRoom', 'meet-1-over', undefined],
        ['RemoveParticipant', 'meet-1-open', 'eve'],
      ]),
    );
    expect(done).toHaveLength(2);
  });
});
