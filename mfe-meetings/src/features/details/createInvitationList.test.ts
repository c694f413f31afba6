import { expect, it } from '@jest/globals';
import { createScope } from '@meet/remote-kit';
import { createInvitationList } from './createInvitationList.ts';

const list = () => createInvitationList(createScope(), 'me@example.com', []);

it.each([
  ['', 'meetings.inviteEmailRequired'],
  ['nobody', 'meetings.inviteEmailInvalid'],
  ['.dot@example.com', 'meetings.inviteEmailInvalid'],
  ['ME@example.com', 'meetings.inviteYourself'],
])('refuses %j', (email, key) => {
  const invitations = list();
  expect(invitations.add({ email })).toBe(key);
  expect(invitations.people$.value).toEqual([]);
});

it('adds once, selected, whatever the case', () => {
  const invitations = list();
  expect(invitations.add({ email: ' bo@example.com ', fullName: 'Bo' })).toBeUndefined();
  expect(invitations.add({ email: 'BO@example.com' })).toBe('meetings.inviteTwice');
  expect(invitations.people$.value).toMatchObject([{ email: 'bo@example.com', fullName: 'Bo', selected: true }]);
  invitations.toggle('bo@example.com');
  expect(invitations.people$.value[0]!.selected).toBe(false);
  invitations.selectAll(true);
  expect(invitations.people$.value[0]!.selected).toBe(true);
});
