import { commonErrors, ServiceError, type CallClient } from '@meet/contracts';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { createLogger } from '@meet/service-kit';
import { createRoomReports } from './createRoomReports.ts';

const ROOM = '1234567890';

let heard: { name: string; input: unknown }[];
let isAway: boolean;
/** Answer to a caption, and the rooms whose transcript it ended. */
let isKept: boolean;
let ended: string[];
let reports: ReturnType<typeof createRoomReports>;

beforeEach(() => {
  heard = [];
  isAway = false;
  [isKept, ended] = [true, []];
  const client: CallClient = {
    async call(call, input) {
      if (isAway) throw new ServiceError(commonErrors.UNAVAILABLE);
      heard.push({ name: call.name, input });
      return { isKept } as never;
    },
  };
  const getOccupants = () => [{ participantId: 'p', participantKey: 'k', name: 'Ana', at: 1 }];
  reports = createRoomReports({
    client,
    log: createLogger({ level: 'silent' }),
    now: () => 7,
    getOccupants,
    getRoomMax: () => 6,
    endTranscript: (roomId) => ended.push(roomId),
  });
});
afterEach(() => reports.close());

const who = (participantId: string) => ({ roomId: ROOM, participantId, participantKey: participantId, name: 'Ana' });
const join = (participantId: string) =>
  reports.send(ROOM, { kind: 'joined', input: { ...who(participantId), isModerator: false, at: 1 } });
const leave = (participantId: string, removed = false) =>
  reports.send(ROOM, { kind: 'left', input: { ...who(participantId), removed, at: 2 } });

it('keeps reports while the meetings service is away, and reduces them to decisions and occupants', async () => {
  isAway = true;
  await join('first');
  await reports.send(ROOM, { kind: 'changed', input: { roomId: ROOM, password: 'one', subject: 'Plans', at: 1 } });
  await leave('removed', true);
  await reports.send(ROOM, { kind: 'ended', input: { roomId: ROOM, reason: 'host', at: 3 } });
  for (let i = 0; i < 600; i++) await (i % 2 ? leave(`p${i - 1}`) : join(`p${i}`));
  await reports.send(ROOM, { kind: 'changed', input: { roomId: ROOM, password: 'two', at: 4 } });
  isAway = false;
  while (!heard.some(({ input }) => (input as { password?: string }).password === 'two'))
    await new Promise((resolve) => setTimeout(resolve, 50));
  const names = heard.map(({ name }) => name);
  expect(names.slice(0, 4)).toEqual(['roomParticipantLeft', 'roomEnded', 'roomChanged', 'roomOccupants']);
  expect(heard[0]!.input).toMatchObject({ participantId: 'removed', removed: true });
  expect(heard[2]!.input).toEqual({ roomId: ROOM, password: 'one', subject: 'Plans', at: 1 });
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
  await Promise.all([reports.notifyOccupants([ROOM]), reports.notifyOccupants([ROOM])]);
  expect(heard.map(({ name }) => name)).toEqual(['roomParticipantJoined', 'roomOccupants']);
  isAway = true;
  await expect(reports.notifyOccupants([ROOM])).rejects.toMatchObject({ code: 'UNAVAILABLE' });
});

const speak = (lineId: string) => {
  const line = { lineId, text: lineId, startedAt: 1, endedAt: 2 };
  return reports.send(ROOM, { kind: 'spoken', input: { roomId: ROOM, participantKey: 'k', name: 'Ana', ...line } });
};
const getLines = () => heard.flatMap(({ input }) => (input as { lineId?: string }).lineId ?? []);

it('sends captions in order, after the service was away as well, and the latest ones if there are many', async () => {
  await join('first');
  await speak('line-1');
  isAway = true;
  const lines = Array.from({ length: 600 }, (_, at) => `later-${at}`);
  for (const line of lines) await speak(line);
  isAway = false;
  while (getLines().at(-1) !== lines.at(-1)) await new Promise((resolve) => setTimeout(resolve, 50));
  expect(getLines().slice(0, 1)).toEqual(['line-1']);
  expect(getLines().length).toBeGreaterThan(250);
  expect(getLines().slice(2)).toEqual(lines.slice(-getLines().length + 2));
});

it('shows in the room that its captions are not kept any more', async () => {
  await speak('line-1');
  expect(ended).toEqual([]);
  isKept = false;
  await speak('line-2');
  expect(ended).toEqual([ROOM]);
});
