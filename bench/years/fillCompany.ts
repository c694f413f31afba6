import { NOTIFICATION_TYPES } from '@meet/notifications-contract';
import type { Connection } from 'mongoose';
import { wordsOf } from '../../services/accounts/src/profiles/nameFields.ts';
import {
  ATTENDEES,
  CHATTING_SHARE,
  createRandom,
  MEETING_CHAT_MESSAGES,
  pickSome,
  subjectOf,
  writeMessage,
  type CompanySize,
  type Person,
} from './company.ts';
import { createWriter, type Writer } from './createWriter.ts';

const SEED = 20_261_127;
const DAY_MS = 86_400_000;
const NOTIFICATIONS_EACH = 200;
const FOLLOWED_EACH = 10;
const GROUPS = 40;
const GROUP_SIZE = 12;
const AUDIT_ENTRIES = 5_000;
const INVITATIONS_EACH = 10;
const FIRST_ROOM_ID = 200_000_000;

export interface Company {
  readonly people: readonly Person[];
  /** The room that everybody is in; the first person owns it. */
  readonly commonChatId: string;
  readonly commonMessages: number;
  /** A room of the first two people. */
  readonly privateChatId: string;
  /** A room of the fourth person and the fifth. */
  readonly neighbourChatId: string;
  /** The meeting room of the first person. */
  readonly roomId: string;
  /** Documents by collection. */
  readonly counts: Readonly<Record<string, number>>;
}

/**
 * Stores a company in an empty database, as the product would have left it: the same documents for the same size. The
 * people's accounts may be there already.
 */
export async function fillCompany(
  connection: Connection,
  size: CompanySize,
  people: readonly Person[],
  now: number,
): Promise<Company> {
  const random = createRandom(SEED);
  const writer = createWriter(connection);
  await fillAccounts(writer, people, now);
  await fillNetwork(writer, people, random, now);
  await fillNotifications(writer, people, size, now);
  await fillMeetings(writer, people, size, random, now);
  const rooms = await fillChat(writer, people, size, random, now);
  await writer.flush();
  return { people, ...rooms, roomId: String(FIRST_ROOM_ID), counts: writer.counts };
}

async function fillAccounts(writer: Writer, people: readonly Person[], now: number): Promise<void> {
  for (const { accountId, email, fullName } of people) {
    if (accountId.startsWith('person-'))
      await writer.add('accounts.accounts', {
        _id: accountId,
        email,
        emailKey: email,
        fullName,
        foldedWords: wordsOf(fullName),
        role: 'user',
        locale: 'en_US',
        alias: null,
        aliasKey: null,
        phoneNumber: null,
        avatarId: null,
        passwordHash: null,
        activatedAt: 1,
        createdAt: 1,
        hasMembership: false,
        secondFactor: null,
        identities: [],
      });
    for (let at = 0; at < INVITATIONS_EACH; at += 1)
      await writer.add('accounts.invitations', {
        _id: `invitation-${accountId}-${at}`,
        inviterId: accountId,
        email: `guest-${at}@example.org`,
        name: `Guest ${at}`,
        groupId: null,
        groupName: null,
        groupRole: null,
        organizationId: null,
        organizationName: null,
        organizationRole: null,
        state: at % 2 ? 'accepted' : 'declined',
        tokenHash: `hash-${accountId}-${at}`,
        createdAt: now - at * DAY_MS,
        sentAt: now - at * DAY_MS,
        expiresAt: now - at * DAY_MS + 1,
        answeredAt: now - at * DAY_MS,
      });
  }
  for (let at = 0; at < AUDIT_ENTRIES; at += 1)
    await writer.add('accounts.audit', {
      _id: `audit-${at}`,
      action: 'accounts-searched',
      at: now - at * 60_000,
      adminId: null,
      adminEmail: null,
      subjectId: people[at % people.length]!.accountId,
      subjectEmail: people[at % people.length]!.email,
      call: null,
      address: '127.0.0.1',
    });
  await writer.add('organizations.organizations', {
    _id: 'company',
    organizationName: 'Orchard',
    ownerId: people[0]!.accountId,
    maxLicenses: people.length,
    adminPermission: 'admin',
    members: people.map(({ accountId, email }) => ({
      accountId,
      email,
      role: 0,
      permission: 'member',
      memberType: 'member',
      hasMembership: true,
      joinedAt: now - 500 * DAY_MS,
    })),
    version: 1,
    createdAt: now - 500 * DAY_MS,
  });
}

async function fillNetwork(
  writer: Writer,
  people: readonly Person[],
  random: () => number,
  now: number,
): Promise<void> {
  const seconds = Math.floor(now / 1_000);
  for (const [at, owner] of people.entries()) {
    for (const [other, { accountId, email, fullName }] of people.entries())
      if (other !== at)
        await writer.add('network.contacts', {
          _id: `contact-${at}-${other}`,
          ownerId: owner.accountId,
          email,
          fullName,
          accountId,
          pin: 0,
          isInMyTeam: 0,
          isPartner: 0,
          useScore: Math.floor(random() * 100),
          usedAt: now - Math.floor(random() * 30) * DAY_MS,
          addedAt: seconds - 400 * 86_400,
          version: 1,
        });
    await writer.add('network.presences', {
      _id: owner.accountId,
      email: owner.email,
      online: false,
      lastOnlineAt: seconds - at * 60,
      status: null,
      hiddenAt: null,
      meetings: [],
      meetingSince: null,
      version: 1,
    });
  }
  for (let group = 0; group < GROUPS; group += 1) {
    const [owner, ...members] = [people[group % people.length]!, ...pickSome(people, GROUP_SIZE, random)];
    await writer.add('network.groups', {
      _id: `group-${group}`,
      ownerId: owner!.accountId,
      ownerEmail: owner!.email,
      ownerName: owner!.fullName,
      groupName: `Group ${group}`,
      createdAt: seconds,
      version: 1,
    });
    for (const [at, { accountId, email, fullName }] of members.filter((member) => member !== owner).entries())
      await writer.add('network.groupmembers', {
        _id: `group-${group}-${at}`,
        groupId: `group-${group}`,
        contactId: `contact-${group}-${accountId}`,
        email,
        fullName,
        accountId,
        role: 0,
        addedAt: now + at,
      });
  }
}

async function fillNotifications(
  writer: Writer,
  people: readonly Person[],
  { workingDays }: CompanySize,
  now: number,
): Promise<void> {
  const each = Math.min(NOTIFICATIONS_EACH, workingDays * 3);
  for (const [at, { accountId }] of people.entries()) {
    for (let one = 0; one < each; one += 1) {
      const from = people[(at + one + 1) % people.length]!;
      await writer.add('notifications.notifications', {
        _id: `${String(now - one * 3_600_000).padStart(15, '0')}-${at}`,
        accountId,
        notificationType: NOTIFICATION_TYPES.missedCall,
        from: { fullName: from.fullName, email: from.email },
        message: { content: '', meetingRoom: null, meetingSubject: null, meetingStart: null, groupName: null },
        searchText: from.fullName.toLowerCase(),
        isSeen: one > 3,
        isRead: one > 10,
        createdAt: now - one * 3_600_000,
        expiresAt: new Date(now + 60 * DAY_MS),
      });
    }
    for (let one = 0; one < FOLLOWED_EACH; one += 1) {
      const followed = people[(at + one * 7 + 1) % people.length]!;
      await writer.add('notifications.follows', {
        _id: `follow-${at}-${one}`,
        followerId: accountId,
        followedEmail: followed.email,
        followedId: followed.accountId,
        state: 'following',
        since: now - DAY_MS,
      });
    }
  }
}

async function fillMeetings(
  writer: Writer,
  people: readonly Person[],
  size: CompanySize,
  random: () => number,
  now: number,
): Promise<void> {
  for (const [at, { accountId, email, fullName }] of people.entries())
    await writer.add('meetings.rooms', {
      _id: String(FIRST_ROOM_ID + at),
      ownerId: accountId,
      ownerName: fullName,
      ownerEmail: email,
      type: 1,
      label: null,
      labelKey: null,
      sealedPassword: null,
      lobby: null,
      version: 0,
      passwordToldAt: null,
      lobbyToldAt: null,
      usedAt: now - 400 * DAY_MS,
      createdAt: now - 400 * DAY_MS,
    });
  const joined = new Set<string>();
  for (const meeting of listMeetings(people, size, random, now)) {
    const { id, owner, attendees, roomId, startedAt, endedAt } = meeting;
    await writer.add('meetings.meetings', {
      _id: id,
      roomId,
      ownerId: owner.accountId,
      ownerName: owner.fullName,
      ownerEmail: owner.email,
      subject: meeting.subject,
      subjectVersion: 1,
      subjectToldAt: null,
      startMode: 1,
      isPaid: true,
      live: false,
      startedAt,
      endsAt: null,
      endedAt,
      endReason: 'host',
      timeOwedAt: null,
      conferenceJid: null,
      endOwedSince: null,
      endRetryAt: null,
      participantCount: 0,
      emptySince: endedAt,
      attended: true,
      hasChat: meeting.hasChat,
      version: 8,
      accountIds: attendees.map(({ accountId }) => accountId),
      searchText: [meeting.subject, roomId, ...attendees.flatMap(({ fullName, email }) => [fullName, email])]
        .join(' ')
        .toLowerCase(),
    });
    for (const { accountId, email, fullName } of attendees) {
      await writer.add('meetings.attendances', {
        _id: `${id}-${accountId}`,
        roomId,
        meetingId: id,
        accountId,
        name: fullName,
        email,
        participantId: `${id}-${accountId}.1`,
        pageParticipantId: null,
        timeZone: 'Europe/Bucharest',
        present: false,
        admitted: true,
        removed: false,
        over: true,
        browser: null,
        network: null,
        firstJoinedAt: startedAt,
        enteredAt: startedAt,
        gone: [`${id}-${accountId}.1`],
        waitingToldAt: null,
        joinedAt: null,
        leftAt: endedAt,
        secondsPresent: Math.round((endedAt - startedAt) / 1_000),
        quality: null,
        seenAt: endedAt,
        createdAt: startedAt,
      });
      const join = `${accountId} ${roomId}`;
      if (joined.has(join)) continue;
      joined.add(join);
      await writer.add('meetings.joins', {
        accountId,
        roomId,
        subject: meeting.subject,
        ownerEmail: owner.email,
        isFavorite: false,
        joinedAt: startedAt,
      });
    }
  }
}

interface PastMeeting {
  readonly id: string;
  readonly roomId: string;
  readonly owner: Person;
  readonly attendees: readonly Person[];
  readonly subject: string;
  readonly hasChat: boolean;
  readonly startedAt: number;
  readonly endedAt: number;
}

/** Yields the meetings of all days, the earliest first. */
function* listMeetings(
  people: readonly Person[],
  { workingDays, meetingsPerPersonAndDay }: CompanySize,
  random: () => number,
  now: number,
): Generator<PastMeeting> {
  const perDay = Math.round((people.length * meetingsPerPersonAndDay) / ATTENDEES);
  for (let day = workingDays; day > 0; day -= 1)
    for (let at = 0; at < perDay; at += 1) {
      const attendees = pickSome(people, ATTENDEES, random);
      const owner = attendees[0]!;
      const startedAt = now - day * 1.5 * DAY_MS + Math.floor(random() * 8 * 3_600_000);
      yield {
        id: `meeting-${day}-${at}`,
        roomId: String(FIRST_ROOM_ID + people.indexOf(owner)),
        owner,
        attendees,
        subject: subjectOf(at),
        hasChat: random() < CHATTING_SHARE,
        startedAt,
        endedAt: startedAt + 1_800_000,
      };
    }
}

interface FilledRoom {
  readonly id: string;
  readonly kind: 'room' | 'private';
  readonly name: string;
  readonly meetingKey?: string;
  readonly members: readonly Person[];
  readonly messages: number;
}

async function fillChat(
  writer: Writer,
  people: readonly Person[],
  size: CompanySize,
  random: () => number,
  now: number,
) {
  const begin = now - Math.max(1, size.workingDays) * 1.5 * DAY_MS;
  let written = 0;

  async function addRoom(room: FilledRoom): Promise<void> {
    const { id, kind, name, members, messages, meetingKey } = room;
    const lastMessageAt = messages ? now - Math.floor(random() * (now - begin)) : undefined;
    await writer.add('chat.rooms', {
      _id: id,
      kind,
      name,
      ownerId: members[0]!.accountId,
      allowManage: false,
      ...(meetingKey && { meetingKey }),
      departed: [],
      lastSequence: messages,
      ...(lastMessageAt && { lastMessageAt }),
      version: 1,
      createdAt: begin,
    });
    for (const [at, { accountId, email }] of members.entries())
      await writer.add('chat.members', {
        chatId: id,
        email,
        accountId,
        joinedAt: begin + at,
        readSequence: Math.max(0, messages - Math.floor(random() * 3)),
      });
    for (let sequence = 1; sequence <= messages; sequence += 1) {
      const author = members[Math.floor(random() * members.length)]!;
      written += 1;
      await writer.add('chat.messages', {
        _id: `${id}:${sequence}`,
        chatId: id,
        sequence,
        authorId: author.accountId,
        name: author.fullName,
        email: author.email,
        clientMessageId: `message-${sequence}`,
        content: writeMessage(written, random),
        timestamp: Math.round(begin + ((lastMessageAt! - begin) * sequence) / messages),
      });
    }
  }

  await addRoom({ id: 'common', kind: 'room', name: 'Orchard', members: people, messages: size.commonRoomMessages });
  // Meetings' chats: rooms of a few people that nobody ends.
  const meetings = (people.length * size.meetingsPerPersonAndDay * size.workingDays * CHATTING_SHARE) / ATTENDEES;
  for (let at = 0; at < Math.round(meetings); at += 1)
    await addRoom({
      id: `meeting-chat-${at}`,
      kind: 'room',
      name: subjectOf(at),
      meetingKey: `meeting-chat-${at}`,
      members: pickSome(people, ATTENDEES, random),
      messages: MEETING_CHAT_MESSAGES,
    });
  const roomsBegun = Math.ceil(size.privateRoomsEach / 2);
  const pairs = people.flatMap((person, at) =>
    Array.from({ length: roomsBegun }, (_, one) => [person, people[(at + one + 1) % people.length]!]),
  );
  const left = Math.max(0, size.messages - written);
  for (const [at, members] of pairs.entries())
    await addRoom({
      id: `pair-${at}`,
      kind: 'private',
      name: '',
      members,
      // Few talk much and many little.
      messages: Math.round((left * 0.55 * 2 * (pairs.length - at)) / pairs.length ** 2),
    });
  for (let at = 0; at < size.groupRooms; at += 1)
    await addRoom({
      id: `team-${at}`,
      kind: 'room',
      name: `Team ${at}`,
      members: pickSome(people, 8 + Math.floor(random() * 50), random),
      messages: Math.round((left * 0.45) / size.groupRooms),
    });
  return {
    commonChatId: 'common',
    commonMessages: size.commonRoomMessages,
    privateChatId: 'pair-0',
    neighbourChatId: `pair-${3 * roomsBegun}`,
  };
}
