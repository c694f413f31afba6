import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { BOARD_HEADS_MAX_BYTES, BOARD_LINES_MAX, BOARD_NUMBERS_MAX, STROKE_PART_MAX } from '../protocol/board.ts';
import type { StrokePart } from '../protocol/messages.ts';
import type { TestPerson } from './testing/TestPerson.ts';
import { startRooms, type Rooms } from './testing/startRooms.ts';

const part = (id: string, points: number[] = [10, 20, 30, 40]): StrokePart => ({ id, colour: 1, size: 0, points });
const getPoints = (person: TestPerson) => {
  const lines = new Map<string, number[]>();
  for (const message of person.messages) {
    if (message.type === 'strokes')
      for (const { id, points } of message.strokes) lines.set(id, [...(lines.get(id) ?? []), ...points]);
    if (message.type === 'strokesErased') for (const id of message.ids) lines.delete(id);
    if (message.type === 'boardCleared') lines.clear();
  }
  return Object.fromEntries(lines);
};

describe('the whiteboard', () => {
  let rooms: Rooms;
  beforeEach(async () => {
    rooms = await startRooms();
  });
  afterEach(() => rooms.stop());

  const enter = (name: string) => rooms.join('1234567890', { name, id: name });

  it('marks lines of guests, also for people who join later', async () => {
    const ana = await enter('Ana');
    const guest = await rooms.join('1234567890', { name: 'Ana', id: 'participant-1', guest: true });
    guest.send({ type: 'draw', part: part('by-guest') });
    const { strokes } = await ana.until('strokes');
    expect(strokes).toMatchObject([{ name: 'Ana', isGuest: true }]);
    ana.send({ type: 'draw', part: part('by-ana') });
    await ana.settle();
    const later = await (await enter('Bo')).until('strokes');
    expect(later.strokes.map(({ id, isGuest }) => [id, isGuest])).toEqual([
      ['by-guest', true],
      ['by-ana', undefined],
    ]);
  });

  it('shows everyone else a line as it grows, with its author', async () => {
    const [ana, bo] = [await enter('Ana'), await enter('Bo')];
    ana.send({ type: 'draw', part: part('line-1', [1, 2]) });
    ana.send({ type: 'draw', part: part('line-1', [3, 4]) });
    await ana.settle();
    await bo.settle();
    expect(getPoints(bo)).toEqual({ 'line-1': [1, 2, 3, 4] });
    const [first] = bo.messages.filter(({ type }) => type === 'strokes');
    expect(first).toMatchObject({ strokes: [{ by: ana.id, name: 'Ana', colour: 1, size: 0 }] });
    expect(ana.messages.some(({ type }) => type === 'strokes')).toBe(false);
  });

  it('shows late joiners all lines that were neither erased nor cleared', async () => {
    const ana = await enter('Ana');
    for (const id of ['a', 'b', 'c']) ana.send({ type: 'draw', part: part(id) });
    ana.send({ type: 'erase', ids: ['b', 'unknown'] });
    await ana.settle();
    const late = await enter('Late');
    await late.settle();
    expect(Object.keys(getPoints(late))).toEqual(['a', 'c']);
    late.send({ type: 'clearBoard' });
    await late.settle();
    await ana.settle();
    expect(ana.messages.at(-1)).toEqual({ type: 'boardCleared', by: late.id });
    expect(Object.keys(getPoints(await enter('Later')))).toEqual([]);
  });

  it('lets only the author extend a line, and everybody erase it', async () => {
    const [ana, bo] = [await enter('Ana'), await enter('Bo')];
    ana.send({ type: 'draw', part: part('hers', [1, 1]) });
    await ana.settle();
    bo.send({ type: 'draw', part: part('hers', [9, 9]) });
    await bo.settle();
    const late = await enter('Late');
    await late.settle();
    expect(getPoints(late)).toEqual({ hers: [1, 1] });
    bo.send({ type: 'erase', ids: ['hers'] });
    await bo.settle();
    await ana.settle();
    expect(ana.messages.at(-1)).toEqual({ type: 'strokesErased', ids: ['hers'] });
  });

  it('reaches a late joiner in several messages of limited size', async () => {
    const ana = await enter('Ana');
    const full = Array.from({ length: STROKE_PART_MAX }, (_, at) => at % 900);
    for (const id of ['a', 'b', 'c']) ana.send({ type: 'draw', part: part(id, full) });
    await ana.settle();
    const late = await enter('Late');
    await late.settle();
    expect(late.messages.filter(({ type }) => type === 'strokes')).toHaveLength(3);
    expect(getPoints(late)).toEqual({ a: full, b: full, c: full });
  });

  it('drops its oldest lines for everyone when it is full', async () => {
    const [ana, bo] = [await enter('Ana'), await enter('Bo')];
    const full = Array.from({ length: STROKE_PART_MAX }, () => 5);
    const fits = BOARD_NUMBERS_MAX / STROKE_PART_MAX;
    for (let line = 0; line <= fits; line += 1) ana.send({ type: 'draw', part: part(`line-${line}`, full) });
    await ana.settle();
    await bo.settle();
    for (const person of [ana, bo]) {
      expect(person.messages).toContainEqual({ type: 'strokesErased', ids: ['line-0'] });
    }
    expect(Object.keys(getPoints(bo))).toHaveLength(fits);
  });

  it('limits the number of lines, and sends them to late joiners in small messages', async () => {
    await enter('Ana');
    // A room has few seats, and the rate of messages is limited, so the people come one after the other.
    const [each, people] = [150, Math.ceil((BOARD_LINES_MAX + 1) / 150)];
    for (let person = 0; person < people; person += 1) {
      const pen = await enter(`Pen ${person}`);
      for (let line = 0; line < each; line += 1) pen.send({ type: 'draw', part: part(`${person}-${line}`, [1, 1]) });
      await pen.settle();
      pen.send({ type: 'leave' });
      await pen.untilClosed();
    }
    const late = await enter('Late');
    await late.settle();
    expect(Object.keys(getPoints(late))).toHaveLength(BOARD_LINES_MAX);
    const sizes = late.messages.flatMap((message) =>
      message.type === 'strokes' ? [JSON.stringify(message).length] : [],
    );
    expect(Math.max(...sizes)).toBeLessThan(32_000);
  });

  it('limits its bytes, even with very long names', async () => {
    await enter('Ana');
    const longest = '한'.repeat(100);
    const [each, people] = [150, 10];
    for (let person = 0; person < people; person += 1) {
      const pen = await rooms.join('1234567890', { name: longest, id: `${person}` });
      for (let line = 0; line < each; line += 1)
        pen.send({ type: 'draw', part: part(`${person}-${line}`.padEnd(64, 'x'), [1, 1]) });
      await pen.settle();
      pen.send({ type: 'leave' });
      await pen.untilClosed();
    }
    const late = await enter('Late');
    await late.settle();
    const pages = late.messages.filter(({ type }) => type === 'strokes');
    const bytes = pages.map((page) => Buffer.byteLength(JSON.stringify(page)));
    expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThan(BOARD_HEADS_MAX_BYTES * 1.1);
    expect(Object.keys(getPoints(late)).length).toBeGreaterThan(500);
    expect(Math.max(...bytes)).toBeLessThan(32_000);
  });

  it.each([
    ['an id of letters that take many bytes', part('한'.repeat(64))],
    ['a line without a point', part('x', [])],
    ['a colour that is none', { ...part('x'), colour: 9 }],
    ['half a point', part('x', [1])],
    ['a point beside the sheet', part('x', [1601, 1])],
    ['a point below it', part('x', [1, 901])],
    ['fractions', part('x', [1.5, 2])],
    ['no numbers', part('x', ['1', '2'] as never)],
    ['too many points', part('x', Array(STROKE_PART_MAX + 2).fill(1) as number[])],
    ['an id that is none', { ...part('x'), id: { $ne: '' } as never }],
  ])('refuses %s', async (_what, bad) => {
    const [ana, bo] = [await enter('Ana'), await enter('Bo')];
    ana.send({ type: 'draw', part: bad });
    await bo.settle();
    expect(getPoints(bo)).toEqual({});
  });
});
