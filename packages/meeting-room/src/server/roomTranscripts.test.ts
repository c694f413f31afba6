import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { TRANSCRIPT_RATE, startRooms, type Rooms } from './testing/startRooms.ts';
import type { TestPerson } from './testing/TestPerson.ts';

const ROOM = '1234567890';
const getRefusals = (person: TestPerson) =>
  person.messages.flatMap((message) => (message.type === 'transcriptRefused' ? message.why : []));

describe('the transcript of the room', () => {
  let rooms: Rooms;
  let clock: number;
  let host: TestPerson;
  let gus: TestPerson;
  beforeEach(async () => {
    clock = 1_000_000;
    rooms = await startRooms({ now: () => clock });
    host = await rooms.join(ROOM, { name: 'Ana', id: 'ana', moderator: true });
    gus = await rooms.join(ROOM, { name: 'Gus' });
  });
  afterEach(() => rooms.stop());

  /** Waits until the room has answered: the first round trip may be faster than the stored transcript. */
  const settle = async (person: TestPerson) => {
    await person.settle();
    await person.settle();
  };
  const keep = async (enabled: boolean, person = host) => {
    person.send({ type: 'keepTranscript', enabled });
    await settle(person);
  };
  const speak = async (person: TestPerson, text: string, isFinal = true, whole?: string) => {
    person.send({ type: 'caption', text, isFinal, whole });
    await person.settle();
  };
  const getTexts = () => rooms.transcript.lines.map(({ text }) => text);

  it('is shown to everyone while a host keeps it, and to newcomers', async () => {
    await keep(true);
    await gus.until('roomChanged', ({ room }) => room.transcribed === true);
    const late = await rooms.join(ROOM, { name: 'Late' });
    expect(late.joined).toMatchObject({ transcripts: true, room: { transcribed: true } });
    await keep(false);
    await gus.until('roomChanged', ({ room }) => room.transcribed === undefined);
  });

  it('has each final caption with its speaker and duration, only while it is kept', async () => {
    await speak(host, 'Before');
    await keep(true);
    await speak(host, 'Good', false);
    clock += 2_000;
    await speak(host, 'Good morning');
    await speak(gus, 'Hi');
    await keep(false);
    await speak(gus, 'After');
    expect(rooms.transcript.lines).toEqual([
      { name: 'Ana', text: 'Good morning', seconds: 2 },
      { name: 'Gus', text: 'Hi', seconds: 0 },
    ]);
  });

  it('has the whole of a long speech whose end is shown, without invisible characters, and no blank one', async () => {
    await keep(true);
    await speak(host, 'end', true, 'from the beginning\u202E to the\nend');
    await speak(host, ' \u200B ');
    await speak(host, 'shown', true, 'shown to nobody');
    expect(getTexts()).toEqual(['from the beginning to the end', 'shown']);
  });

  it('does not count a speech that was never finished to the next one', async () => {
    await keep(true);
    await speak(gus, 'Hm', false);
    clock += 3_600_000;
    await speak(gus, 'So');
    expect(rooms.transcript.lines).toEqual([{ name: 'Gus', text: 'So', seconds: 60 }]);
  });

  it('refuses participants, and more requests than a host can make by hand', async () => {
    await keep(true, gus);
    expect(getRefusals(gus)).toEqual(['not-host']);
    for (let at = 0; at <= TRANSCRIPT_RATE.attempts; at += 1) await keep(at % 2 === 0);
    expect(getRefusals(host)).toEqual(['too-often']);
  });

  it('is not shown as kept if it is full, or not stored', async () => {
    rooms.transcript.isFull = true;
    await keep(true);
    rooms.transcript.isDown = true;
    await keep(true);
    expect(getRefusals(host)).toEqual(['full', 'failed']);
    expect(gus.messages.some(({ type }) => type === 'roomChanged')).toBe(false);
  });

  it('ends when its owner keeps no more', async () => {
    await keep(true);
    rooms.control.endTranscript(ROOM);
    await gus.until('roomChanged', ({ room }) => room.transcribed === undefined);
    await speak(gus, 'After');
    expect(getTexts()).toEqual([]);
  });
});

it('is kept from the start if the meeting’s transcript was on before', async () => {
  const rooms = await startRooms();
  rooms.settings.set(ROOM, { transcribed: true });
  const ana = await rooms.join(ROOM, { name: 'Ana' });
  expect(ana.joined!.room.transcribed).toBe(true);
  await rooms.stop();
});
