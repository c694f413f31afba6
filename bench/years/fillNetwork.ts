import { DAY_MS, pickSome, type Person } from './company.ts';
import type { Writer } from './createWriter.ts';

const GROUPS = 40;
const GROUP_SIZE = 12;

/** Makes all people contacts of each other, and stores some groups. */
export async function fillNetwork(
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
