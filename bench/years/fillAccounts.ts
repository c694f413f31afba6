import { toAccount } from '../lib/toAccount.ts';
import { DAY_MS, type Person } from './company.ts';
import type { Writer } from './createWriter.ts';

const AUDIT_ENTRIES = 5_000;
const INVITATIONS_EACH = 10;

/** Stores accounts, their invitations, the audit log and the organization of which everybody is a member. */
export async function fillAccounts(writer: Writer, people: readonly Person[], now: number): Promise<void> {
  for (const { accountId, email, fullName } of people) {
    if (accountId.startsWith('person-'))
      await writer.add('accounts.accounts', toAccount({ accountId, email, fullName }));
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
