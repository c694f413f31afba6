import { NOTIFICATION_TYPES } from '@meet/notifications-contract';
import type { connectDatabase } from '@meet/service-kit';
import { fillAccounts, inBatches } from '../growth/fill.ts';

type Connection = Awaited<ReturnType<typeof connectDatabase>>;

interface Filled {
  readonly accountId: string;
  readonly email: string;
}

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const online = (at: number, share: number) => at % Math.round(1 / share) === 0;

/** Stores people who are mutual contacts of the person; a share of them is online until the end of the day. */
export async function fillContacts(
  connection: Connection,
  { accountId, email }: Filled,
  count: number,
  onlineShare: number,
): Promise<void> {
  await fillAccounts(connection, 0, count);
  const named = connection.collection<{ _id: string; fullName: string }>('accounts.accounts');
  const names = new Map(
    (await named.find({ _id: /^filled-/ }).toArray()).map(({ _id, fullName }) => [_id, fullName] as const),
  );
  const contacts = connection.collection<{ _id: string }>('network.contacts');
  const contact = { pin: 0, isInMyTeam: 0, isPartner: 0, useScore: 0, usedAt: 0, addedAt: 1, version: 1 };
  const presences = connection.collection<{ _id: string }>('network.presences');
  const leases = connection.collection<{ _id: string }>('network.leases');
  await inBatches(0, count, async (numbers) => {
    const people = numbers.map((at) => ({ at, id: `filled-${at}`, mail: `filled-${at}@example.com` }));
    await contacts.insertMany(
      people.flatMap(({ id, mail }) => [
        {
          ...contact,
          _id: `of-${id}`,
          ownerId: accountId,
          accountId: id,
          email: mail,
          fullName: names.get(id)!,
        },
        { ...contact, _id: `by-${id}`, ownerId: id, accountId, email, fullName: 'Ana Pop' },
      ]),
    );
    await presences.insertMany(
      people.map(({ at, id, mail }) => ({
        _id: id,
        email: mail,
        online: online(at, onlineShare),
        lastOnlineAt: 1_700_000_000 + at,
        status: null,
        hiddenAt: null,
        meetings: [],
        meetingSince: null,
        version: 1,
      })),
    );
    const there = people.filter(({ at }) => online(at, onlineShare));
    await leases.insertMany(
      there.map(({ id }) => ({ _id: `lease-${id}`, accountId: id, expiresAt: Date.now() + DAY_MS })),
    );
  });
}

/** Stores notifications of the person, one minute apart. */
export async function fillNotifications(connection: Connection, accountId: string, count: number): Promise<void> {
  const notifications = connection.collection<{ _id: string }>('notifications.notifications');
  const now = Date.now();
  await inBatches(0, count, (numbers) =>
    notifications.insertMany(
      numbers.map((at) => {
        const createdAt = now - (at + 1) * MINUTE_MS;
        return {
          _id: `${createdAt.toString(36).padStart(9, '0')}-filled-${at}`,
          accountId,
          notificationType: NOTIFICATION_TYPES.joinInvite,
          from: { fullName: `Bogdan Stan${at}`, email: `filled-${at}@example.com` },
          message: {
            content: '',
            meetingRoom: '123456789',
            meetingSubject: `Plans for week ${at}`,
            meetingStart: null,
            groupName: null,
          },
          searchText: `bogdan stan${at}`,
          isSeen: true,
          isRead: at % 2 === 0,
          createdAt,
          expiresAt: new Date(now + DAY_MS),
        };
      }),
    ),
  );
}

/** Keeps a person online until the end of the day. */
export async function keepOnline(connection: Connection, email: string): Promise<void> {
  const presences = connection.collection<{ _id: string }>('network.presences');
  const presence = await presences.findOneAndUpdate({ email }, { $set: { online: true } });
  const leases = connection.collection<{ _id: string }>('network.leases');
  const accountId = presence!._id;
  await leases.insertOne({ _id: `lease-${accountId}`, accountId, expiresAt: Date.now() + DAY_MS } as never);
}
