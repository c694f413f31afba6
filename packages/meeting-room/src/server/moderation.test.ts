import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { decodeJwt } from 'jose';
import type { ClientMessage } from '../protocol/messages.ts';
import { type Rooms, startRooms } from './testing/startRooms.ts';
import type { TestPerson } from './testing/TestPerson.ts';

let rooms: Rooms;
let moderator: TestPerson;
let guest: TestPerson;
let guestToken: string;
const room = '123456789';

beforeEach(async () => {
  rooms = await startRooms();
  moderator = await rooms.join(room, { name: 'Host', moderator: true });
  guestToken = await rooms.tokenFor(room, { name: 'Guest' });
  guest = await rooms.visit();
  guest.ask({ room, token: guestToken });
  await guest.untilJoined();
});
afterEach(() => rooms.stop());

describe('a host', () => {
  it('removes a person, whose token no longer opens this meeting', async () => {
    moderator.send({ type: 'kick', participantId: guest.id });
    expect(await guest.until('kicked')).toMatchObject({ by: moderator.id });
    await guest.untilClosed();
    expect(await moderator.until('participantLeft')).toEqual({
      type: 'participantLeft',
      id: guest.id,
      reason: 'kicked',
      by: moderator.id,
    });
    const again = await rooms.visit();
    again.ask({ room, token: guestToken });
    expect(await again.refusal()).toBe('KICKED');
    const resumed = await rooms.visit();
    resumed.sendFrame({ kind: 'resume', room, place: guest.joined!.place, received: 0 });
    expect(await resumed.refusal()).toBe('PLACE_UNKNOWN');
  });

  it('has removed people kept out after the room is opened again', async () => {
    const again = 'again';
    const token = await rooms.tokenFor(again);
    rooms.settings.set(again, { barred: [decodeJwt(token).jti!] });
    const back = await rooms.visit();
    back.ask({ room: again, token });
    expect(await back.refusal()).toBe('KICKED');
    await rooms.join(again, { name: 'Somebody else' });
  });

  it('mutes everyone but one', async () => {
    const speaker = await rooms.join(room, { name: 'Speaker' });
    moderator.send({ type: 'mute', mediaType: 'audio', but: speaker.id });
    await guest.until('muted');
    await speaker.settle();
    expect(speaker.messages.filter(({ type }) => type === 'muted')).toEqual([]);
  });

  it('requests that a muted person unmute, and lowers a hand', async () => {
    guest.send({ type: 'update', change: { audioMuted: true, handRaised: true } });
    await moderator.until('participantChanged', ({ participant }) => participant.handRaisedAt > 0);
    moderator.send({ type: 'askUnmute', participantId: guest.id });
    expect(await guest.until('unmuteAsked')).toEqual({ type: 'unmuteAsked', by: moderator.id });
    moderator.send({ type: 'lowerHand', participantId: guest.id });
    const { participant } = await moderator.until(
      'participantChanged',
      ({ participant: { handRaisedAt } }) => handRaisedAt === 0,
    );
    expect(participant).toMatchObject({ id: guest.id, audioMuted: true, handRaisedAt: 0 });
    expect(await guest.until('handLowered')).toEqual({ type: 'handLowered', by: moderator.id });
  });

  it('sends no notice for a hand that was down, or for their own hand', async () => {
    moderator.send({ type: 'lowerHand', participantId: guest.id });
    moderator.send({ type: 'update', change: { handRaised: true } });
    moderator.send({ type: 'lowerHand', participantId: moderator.id });
    await guest.until('participantChanged', ({ participant }) => participant.handRaisedAt > 0);
    await guest.until('participantChanged', ({ participant }) => participant.handRaisedAt === 0);
    await moderator.settle();
    for (const { messages } of [moderator, guest])
      expect(messages.filter(({ type }) => type === 'handLowered')).toEqual([]);
  });

  it('shows a person large to everyone, also to late joiners, until that person leaves', async () => {
    moderator.send({ type: 'feature', participantId: guest.id });
    expect((await moderator.until('roomChanged')).room.featured).toBe(guest.id);
    const late = await rooms.join(room, { name: 'Late' });
    expect(late.joined?.room.featured).toBe(guest.id);
    guest.send({ type: 'leave' });
    expect((await late.until('roomChanged')).room.featured).toBeUndefined();
    moderator.send({ type: 'feature', participantId: 'nobody' });
    moderator.send({ type: 'setSubject', subject: 'Plans' });
    expect((await late.until('roomChanged', ({ room }) => room.subject === 'Plans')).room.featured).toBeUndefined();
  });

  it('still shows a person large after that person rejoins with the same token', async () => {
    moderator.send({ type: 'feature', participantId: guest.id });
    await moderator.until('roomChanged');
    const again = await rooms.visit();
    again.ask({ room, token: guestToken });
    await again.untilJoined();
    expect(again.joined?.room.featured).toBe(again.id);
    await moderator.until('roomChanged', ({ room: { featured } }) => featured === again.id);
  });

  it('has rights that others lack: their requests change nothing', async () => {
    const requests: ClientMessage[] = [
      { type: 'askUnmute', participantId: moderator.id },
      { type: 'lowerHand', participantId: moderator.id },
      { type: 'feature', participantId: guest.id },
      { type: 'setAudience', enabled: true },
      { type: 'setSpeaker', participantId: guest.id, allowed: true },
    ];
    await moderator.settle();
    const before = moderator.messages.length;
    for (const request of requests) guest.send(request);
    await guest.settle();
    await moderator.settle();
    expect(moderator.messages).toHaveLength(before);
  });

  it('mutes one person, or everyone else', async () => {
    moderator.send({ type: 'mute', participantId: guest.id, mediaType: 'video' });
    expect(await guest.until('muted')).toEqual({ type: 'muted', mediaType: 'video', by: moderator.id });
    moderator.send({ type: 'mute', mediaType: 'audio' });
    await guest.until('muted', ({ mediaType }) => mediaType === 'audio');
    await moderator.settle();
    expect(moderator.messages.filter(({ type }) => type === 'muted')).toEqual([]);
  });

  it('makes another person a host, who can then change the subject', async () => {
    moderator.send({ type: 'grantModerator', participantId: guest.id });
    await guest.until(
      'participantChanged',
      ({ participant }) => participant.id === guest.id && participant.role === 'moderator',
    );
    guest.send({ type: 'setSubject', subject: 'Plans' });
    expect((await moderator.until('roomChanged')).room.subject).toBe('Plans');
  });

  it('ends the meeting for everyone, and their tokens open no later meeting', async () => {
    moderator.send({ type: 'end' });
    expect(await guest.until('ended')).toEqual({ type: 'ended', reason: 'host' });
    await Promise.all([guest.untilClosed(), moderator.untilClosed()]);
    expect(rooms.notified.at(-1)).toEqual({ hook: 'onMeetingEnded', args: [room, 'host'] });
    expect(rooms.control.occupancy(room)).toBeUndefined();
    const late = await rooms.visit();
    late.ask({ room, token: guestToken });
    expect(await late.refusal()).toBe('MEETING_ENDED');
    await rooms.join(room, { name: 'Guest' });
  });
});

describe('a participant who is no host', () => {
  it.each<[string, (id: string) => ClientMessage]>([
    ['remove', (participantId) => ({ type: 'kick', participantId })],
    ['mute', (participantId) => ({ type: 'mute', participantId, mediaType: 'audio' })],
    ['mute all', () => ({ type: 'mute', mediaType: 'audio' })],
    ['set a password', () => ({ type: 'setPassword', password: 'mine' })],
    ['switch the lobby', () => ({ type: 'setLobby', enabled: true })],
    ['change the subject', () => ({ type: 'setSubject', subject: 'mine' })],
    ['make hosts', (participantId) => ({ type: 'grantModerator', participantId })],
    ['end the meeting', () => ({ type: 'end' })],
  ])('cannot %s', async (_, messageFor) => {
    const before = moderator.messages.length;
    guest.send(messageFor(moderator.id));
    guest.send(messageFor(guest.id));
    await guest.settle();
    await moderator.settle();
    expect(moderator.messages.slice(before)).toEqual([]);
    expect(rooms.control.occupancy(room)?.participants.map(({ role }) => role)).toEqual(['moderator', 'participant']);
    expect(rooms.notified.map(({ hook }) => hook)).toEqual(['onParticipantJoined', 'onParticipantJoined']);
  });
});

describe('the owner of the rooms', () => {
  it('ends a meeting without a request from a page', async () => {
    expect(rooms.control.endMeeting(room, 'time-limit')).toBe(true);
    expect(await guest.until('ended')).toEqual({ type: 'ended', reason: 'time-limit' });
    await Promise.all([guest.untilClosed(), moderator.untilClosed()]);
    expect(rooms.control.endMeeting(room, 'time-limit')).toBe(false);
  });

  it('removes someone with a reason', async () => {
    expect(rooms.control.kick(room, guest.id, 'Two meetings at once')).toBe(true);
    expect(await guest.until('kicked')).toEqual({ type: 'kicked', reason: 'Two meetings at once' });
    expect(rooms.control.kick(room, guest.id)).toBe(false);
  });

  it('sets password, lobby and subject, and is not notified of its own changes', async () => {
    rooms.control.setPassword(room, 'secret');
    rooms.control.setLobby(room, true);
    rooms.control.setSubject(room, 'Plans');
    const { room: info } = await guest.until('roomChanged', (message) => message.room.subject === 'Plans');
    expect(info).toMatchObject({ passwordSet: true, lobby: true });
    expect(rooms.notified.filter(({ hook }) => hook === 'onRoomChanged')).toEqual([]);
  });
});

describe('the owner of the rooms with several processes', () => {
  it('keeps the later of two changes, in any order of arrival', async () => {
    const { control } = rooms;
    expect([control.setPassword(room, 'two', 2), control.setPassword(room, 'one', 1)]).toEqual([true, false]);
    expect([control.setLobby(room, true, 1), control.setLobby(room, false, 1)]).toEqual([true, false]);
    expect([control.setSubject(room, 'Later', 9), control.setSubject(room, 'Earlier', 8)]).toEqual([true, false]);
    const { room: info } = await guest.until('roomChanged', (message) => message.room.subject === 'Later');
    expect(info).toMatchObject({ passwordSet: true, lobby: true });
  });

  it('shows everyone, also late joiners, that the meeting is recorded, until the recording ends', async () => {
    const { control } = rooms;
    expect([control.setRecorded(room, true, 5), control.setRecorded(room, false, 4)]).toEqual([true, false]);
    await guest.until('roomChanged', (message) => message.room.recorded === true);
    const late = await rooms.join(room, { name: 'Late' });
    expect(late.joined!.room.recorded).toBe(true);
    control.setRecorded(room, false, 6);
    await late.until('roomChanged', (message) => message.room.recorded === undefined);
  });

  it('does not end a meeting that began after the intended one', async () => {
    const { startedAt } = rooms.control.occupancy(room)!;
    expect(rooms.control.endMeeting(room, 'host', startedAt - 1)).toBe(false);
    expect(rooms.control.endMeeting(room, 'host', startedAt)).toBe(true);
  });
});

describe('a person’s own update', () => {
  it('reaches the others', async () => {
    guest.send({ type: 'update', change: { name: 'Gina', audioMuted: true, handRaised: true } });
    const { participant } = await moderator.until('participantChanged');
    expect(participant).toMatchObject({ id: guest.id, name: 'Gina', audioMuted: true });
    expect(participant.handRaisedAt).toBeGreaterThan(Date.now() - 5_000);
  });

  it('cannot change role or picture', async () => {
    const change = { role: 'moderator', name: 'G', avatarUrl: 'https://tracker.example/g.png' } as never;
    guest.sendFrame({ kind: 'message', ...guest.channel.send({ type: 'update', change }) });
    const { participant } = await moderator.until('participantChanged');
    expect(participant).toMatchObject({ name: 'G', role: 'participant' });
    expect(participant.avatarUrl).toBeUndefined();
  });

  it('cannot change the name of an account holder', async () => {
    const ana = await rooms.join(room, { id: 'account-1', name: 'Ana Pop' });
    ana.send({ type: 'update', change: { name: 'Host', audioMuted: true } });
    const { participant } = await moderator.until('participantChanged', (changed) => changed.participant.audioMuted);
    expect(participant.name).toBe('Ana Pop');
  });

  it('leaves guests marked as guests, even under another name', async () => {
    const eve = await rooms.join(room, { id: 'participant-1', guest: true, name: 'Eve' });
    eve.send({ type: 'update', change: { name: 'Host' } });
    const isHost = ({ participant }: { participant: { name: string } }) => participant.name === 'Host';
    expect((await guest.until('participantChanged', isHost)).participant.isGuest).toBe(true);
    expect(guest.joined?.participants.map(({ isGuest }) => isGuest)).toEqual([false]);
  });
});
