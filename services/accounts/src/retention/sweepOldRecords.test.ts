import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { auditModel } from '../models/auditModel.ts';
import { invitationModel } from '../models/invitationModel.ts';
import { startAccounts, type TestAccounts } from '../testing/startAccounts.ts';
import { sweepOldRecords } from './sweepOldRecords.ts';

const DAY_MS = 24 * 3_600_000;

let services: TestAccounts;
beforeAll(async () => {
  services = await startAccounts();
});
afterAll(() => services.close());

it('deletes audit entries and expired invitations after their retention period, and nothing younger', async () => {
  const audit = auditModel(services.connection);
  const invitations = invitationModel(services.connection);
  const now = services.clock.now();
  const entry = (_id: string, at: number) => ({ _id, action: 'accounts-searched', at, address: '' });
  await audit.collection.insertMany([
    ...Array.from({ length: 1200 }, (_, at) => entry(`old-${at}`, now - 731 * DAY_MS - at)),
    entry('young', now - 729 * DAY_MS),
  ] as never);
  const invitation = (_id: string, expiresAt: number, state: string) => ({
    ...{ _id, inviterId: 'me', email: `${_id}@example.com`, name: _id, groupId: null, tokenHash: _id, state },
    ...{ createdAt: 1, sentAt: 1, expiresAt },
  });
  await invitations.collection.insertMany([
    invitation('answered', now - 366 * DAY_MS, 'accepted'),
    invitation('expired', now - 366 * DAY_MS, 'invited'),
    invitation('recent', now - 364 * DAY_MS, 'declined'),
    invitation('open', now + DAY_MS, 'invited'),
  ] as never);
  const settings = { AUDIT_KEPT_DAYS: 730, INVITATIONS_KEPT_DAYS: 365 } as never;
  await sweepOldRecords({ audit, invitations, settings }, now);
  expect((await audit.find().lean()).map(({ _id }) => _id)).toEqual(['young']);
  expect((await invitations.find().lean()).map(({ _id }) => _id).sort()).toEqual(['open', 'recent']);
});
