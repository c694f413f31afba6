import { commonErrors, ServiceError, type CallClient } from '@meet/contracts';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { createLogger } from '@meet/service-kit';
import { createRoomNews } from './createRoomNews.ts';

const ROOM = '1234567890';

let heard: { name: string; input: unknown }[];
let isAway: boolean;
let news: ReturnType<typeof createRoomNews>;

beforeEach(() => {
  heard = [];
  isAway = false;
  const client: CallClient = {
    async call(call, input) {
      if (isAway) throw new ServiceError(commonErrors.UNAVAILABLE);
      heard.push({ name: call.name, input });
      return {} as never;
    },
  };
  const getOccupants = () => [{ participantId: 'p', participantKey: 'k', name: 'Ana', at: 1 }];
  news = createRoomNews({
    client,
    log: createLogger({ level: 'silent' }),
    now: () => 7,
    getOccupants,
    getRoomMax: () => 6,
  });
});
afterEach(() => news.close());

const who = (participantId: string) => ({ roomId: ROOM, participantId, participantKey: participantId, name: 'Ana' });
const join = (participantId: string) =>
  news.tell(ROOM, { kind: 'joined', input: { ...who(participantId), isModerator: false, at: 1 } });
const leave = (participantId: string, removed = false) =>
  news.tell(ROOM, { kind: 'left', input: { ...who(participantId), removed, at: 2 } });

it('keeps reports while the meetings service is away, and reduces them to decisions and occupants', async () => {
  isAway = true;
  await join('first');
  await news.tell(ROOM, { kind: 'changed', input: { roomId: ROOM, password: 'one', subject: 'Plans' } });
  await leave('removed', true);
  await news.tell(ROOM, { kind: 'ended', input: { roomId: ROOM, reason: 'host', at: 3 } });
  for (let i = 0; i < 600; i++) await (i % 2 ? leave(`p${i - 1}`) : join(`p${i}`));
  await news.tell(ROOM, { kind: 'changed', input: { roomId: ROOM, password: 'two' } });
  isAway = false;
  while (!heard.some(({ input }) => (input as { password?: string }).password === 'two'))
    await new Promise((resolve) => setTimeout(resolve, 50));
  const names = heard.map(({ name }) => name);
  expect(names.slice(0, 4)).toEqual(['roomParticipantLeft', 'roomEnded', 'roomChanged', 'roomOccupants']);
  expect(heard[0]!.input).toMatchObject({ participantId: 'removed', removed: true });
  expect(heard[2]!.input).toEqual({ roomId: ROOM, password: 'one', subject: 'Plans' });
  expect(heard[3]!.input).toEqual({
    roomId: ROOM,
    at: 7,
    roomMax: 6,
    occupants: [{ participantId: 'p', participantKey: 'k', name: 'Ana', at: 1 }],
  });
  expect(names.length).toBeLessThan(500);
});

it('reports occupants after all earlier reports, once for simultaneous requests', async () => {
  void join('first');
  await Promise.all([news.notifyOccupants([ROOM]), news.notifyOccupants([ROOM])]);
  expect(heard.map(({ name }) => name)).toEqual(['roomParticipantJoined', 'roomOccupants']);
  isAway = true;
  await expect(news.notifyOccupants([ROOM])).rejects.toMatchObject({ code: 'UNAVAILABLE' });
});
