import { expect, it } from '@jest/globals';
import { createScope } from '@meet/remote-kit';
import { createInvitationList } from './createInvitationList.ts';

const list = () => createInvitationList(createScope(), 'me@example.com');

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

it('adds an address once, regardless of case, and selects it', () => {
  const invitations = list();
  expect(invitations.add({ email: ' bo@example.com ', fullName: 'Bo' })).toBeUndefined();
  expect(invitations.add({ email: 'BO@example.com' })).toBe('meetings.inviteTwice');
  expect(invitations.people$.value).toMatchObject([{ email: 'bo@example.com', fullName: 'Bo', selected: true }]);
  invitations.toggle('bo@example.com');
  expect(invitations.people$.value[0]!.selected).toBe(false);
  invitations.selectAll(true);
  expect(invitations.people$.value[0]!.selected).toBe(true);
});

it('follows a changed group, and keeps added people and choices', () => {
  const person = (name: string) => ({
    ...{ accountId: null, contactId: name, fullName: name, avatar: null, selected: true },
    email: `${name}@example.com`,
  });
  const invitations = list();
  invitations.begin([person('bo'), person('cleo')]);
  invitations.toggle('bo@example.com');
  invitations.add({ email: 'new@example.com' });
  invitations.add({ email: 'dan@example.com' });
  // Meanwhile Cleo has left the group, and Dan and Eva have joined it.
  invitations.begin([person('bo'), person('dan'), person('eva')]);
  expect(invitations.people$.value.map(({ email, selected }) => [email, selected])).toEqual([
    ['bo@example.com', false],
    ['dan@example.com', true],
    ['eva@example.com', true],
    ['new@example.com', true],
  ]);
});
