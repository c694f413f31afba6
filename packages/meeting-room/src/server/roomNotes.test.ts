import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { NOTES_LIMITS, startRooms, type Rooms } from './testing/startRooms.ts';
import type { TestPerson } from './testing/TestPerson.ts';

const ROOM = '1234567890';
const getRefusals = (person: TestPerson) =>
  person.messages.flatMap((message) => (message.type === 'notesRefused' ? [[message.id, message.why]] : []));
const getUpdates = (person: TestPerson) =>
  person.messages.flatMap((message) => (message.type === 'notesWritten' ? message.update : []));

describe('the notes of the room', () => {
  let rooms: Rooms;
  let ana: TestPerson;
  let gus: TestPerson;
  beforeEach(async () => {
    rooms = await startRooms();
    ana = await rooms.join(ROOM, { name: 'Ana', id: 'ana', moderator: true });
    gus = await rooms.join(ROOM, { name: 'Gus' });
  });
  afterEach(() => rooms.stop());

  /** Waits until the room has answered: the first round trip may be faster than the stored notes. */
  const settle = async (person: TestPerson) => {
    await person.settle();
    await person.settle();
  };
  const open = async (person: TestPerson) => {
    person.send({ type: 'openNotes' });
    await settle(person);
  };
  const write = async (person: TestPerson, id: string, update: string) => {
    person.send({ type: 'writeNotes', id, update });
    await settle(person);
  };

  it('are offered to everyone, with their rules', () => {
    for (const person of [ana, gus]) expect(person.joined!.notes).toEqual(NOTES_LIMITS.rules);
  });

  it('reach those who opened them once a change is stored, and not its author', async () => {
    await open(ana);
    await open(gus);
    await write(gus, 'change-1', 'AAAA');
    expect(await gus.until('notesStored')).toEqual({ type: 'notesStored', id: 'change-1' });
    expect(await ana.until('notesWritten')).toEqual({ type: 'notesWritten', update: 'AAAA' });
    expect(getUpdates(gus)).toEqual([]);
    expect(rooms.notes.updates).toEqual(['AAAA']);
  });

  it('notify the others once that somebody began them', async () => {
    await write(gus, 'change-1', 'AAAA');
    await write(gus, 'change-2', 'BBBB');
    await ana.until('notesBegun');
    await ana.settle();
    expect(ana.messages.filter(({ type }) => type.startsWith('notes'))).toEqual([
      { type: 'notesBegun', name: 'Gus', isGuest: false },
    ]);
  });

  it('come in parts that fit into a frame, also to late joiners', async () => {
    rooms.notes.whole = ['A'.repeat(60_000), 'B'.repeat(39_999)];
    const late = await rooms.join(ROOM, { name: 'Late' });
    await open(late);
    const parts = late.messages.flatMap((message) => (message.type === 'notes' ? [message] : []));
    expect(parts.map(({ isLast }) => isLast)).toEqual([false, false, true]);
    expect(parts.map(({ part }) => part).join('')).toBe(rooms.notes.whole.join(' '));
  });

  it('refuse a change that is too large, full, unreadable, too frequent or not stored, with the reason', async () => {
    await write(gus, 'large', 'A'.repeat(NOTES_LIMITS.rules.updateLength + 4));
    rooms.notes.refusal = 'full';
    await write(gus, 'full', 'AAAA');
    rooms.notes.refusal = 'unreadable';
    await write(gus, 'strange', 'AAAA');
    rooms.notes.isDown = true;
    await write(gus, 'failed', 'AAAA');
    expect(getRefusals(gus)).toEqual([
      ['large', 'too-long'],
      ['full', 'full'],
      ['strange', 'unreadable'],
      ['failed', 'failed'],
    ]);
    expect(rooms.errors).toEqual(['a change of the notes was not stored']);
    for (let at = 3; at <= NOTES_LIMITS.rate.attempts; at += 1) await write(gus, 'often', 'AAAA');
    expect(getRefusals(gus).at(-1)).toEqual(['often', 'too-often']);
  });

  it('answer that they cannot be read now, or are requested too often', async () => {
    rooms.notes.isDown = true;
    for (let at = 0; at <= NOTES_LIMITS.readRate.attempts; at += 1) await open(gus);
    expect(getRefusals(gus).at(0)).toEqual(['', 'failed']);
    expect(getRefusals(gus).at(-1)).toEqual(['', 'too-often']);
  });

  it('do not reach a person who was removed', async () => {
    await open(gus);
    const { id } = gus.joined!.self;
    ana.send({ type: 'kick', participantId: id });
    await ana.settle();
    await write(ana, 'change-1', 'AAAA');
    await ana.until('notesStored');
    expect(getUpdates(gus)).toEqual([]);
    gus.send({ type: 'writeNotes', id: 'late', update: 'BBBB' });
    await ana.settle();
    expect(rooms.notes.updates).toEqual(['AAAA']);
  });
});
