import { describe, expect, it } from '@jest/globals';
import { invitationChanged } from '@meet/accounts-contract';
import { CallFailure } from '@meet/contracts/client';
import { createTestHost, renderInHost, type CallAnswers } from '@meet/remote-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import texts from '../../i18n/en_US.json';
import { ReferralsPage } from './ReferralsPage.tsx';

const AT = Date.UTC(2026, 0, 5, 9);
const invitation = (name: string, state: string, changes = {}) => ({
  invitationId: `id-${name}`,
  name,
  email: `${name.toLowerCase()}@example.com`,
  groupName: null,
  groupRole: null,
  organizationName: null,
  organizationRole: null,
  state,
  sentAt: AT,
  expiresAt: AT,
  answeredAt: null,
  ...changes,
});
const listed = [
  invitation('Bob', 'invited', { groupName: 'Design', groupRole: 1 }),
  invitation('Eva', 'accepted', { answeredAt: AT }),
  invitation('Dan', 'expired'),
];

async function show(api: CallAnswers = {}, confirms = true) {
  const host = createTestHost({ confirms, api: { getInvitations: { total: 43, invitations: listed }, ...api } });
  await renderInHost(<ReferralsPage />, { host, texts });
  await waitFor(() => expect(host.calls.length).toBeGreaterThan(0));
  return host;
}
const getRow = (name: string) => within(screen.getByText(name).closest('tr')!);
const requested = (host: Awaited<ReturnType<typeof show>>, name: string) =>
  host.calls.filter((call) => call.name === name).map(({ input }) => input);

describe('the referrals page', () => {
  it('lists each invited person with group, role and state', async () => {
    await show();
    const bob = getRow((await screen.findByText('Bob')).textContent!);
    expect(bob.getByText('bob@example.com')).toBeVisible();
    expect(bob.getByText('Design')).toBeVisible();
    expect(bob.getByText('Moderator')).toBeVisible();
    expect(bob.getByText('Invited')).toBeVisible();
    expect(getRow('Eva').getByText('Accepted')).toBeVisible();
    expect(getRow('Eva').queryByRole('button')).not.toBeInTheDocument();
    expect(screen.getByText('43 invitations')).toBeVisible();
  });

  it('shows everything in one column on a narrow screen', async () => {
    const wide = globalThis.matchMedia;
    globalThis.matchMedia = (query) => ({ ...wide(query), matches: query.includes('max-width') });
    try {
      await show();
      const bob = getRow((await screen.findByText('Bob')).textContent!);
      expect(screen.getAllByRole('columnheader')).toHaveLength(2);
      for (const text of ['bob@example.com', 'Design', 'Invited']) expect(bob.getByText(text)).toBeVisible();
      expect(bob.getByRole('button', { name: 'Resend the invitation of Bob' })).toBeVisible();
    } finally {
      globalThis.matchMedia = wide;
    }
  });

  it('pages and searches on the server', async () => {
    const host = await show();
    await userEvent.click(await screen.findByRole('button', { name: /page 2/i }));
    await waitFor(() => expect(requested(host, 'getInvitations').at(-1)).toMatchObject({ offset: 20, limit: 20 }));
    await userEvent.type(screen.getByRole('searchbox'), 'bo');
    await waitFor(() => expect(requested(host, 'getInvitations').at(-1)).toMatchObject({ search: 'bo', offset: 0 }));
  });

  it('resends an expired invitation', async () => {
    const host = await show({ resendInvitation: {} });
    await userEvent.click(await screen.findByRole('button', { name: 'Resend the invitation of Dan' }));
    expect(requested(host, 'resendInvitation')).toEqual([{ invitationId: 'id-Dan' }]);
    expect(host.toasts).toMatchObject([{ type: 'success', message: 'Invites successfully re-sent!' }]);
  });

  it.each([true, false])('revokes an invitation after confirmation: %p', async (confirms) => {
    const host = await show({ revokeInvitation: {} }, confirms);
    await userEvent.click(await screen.findByRole('button', { name: 'Revoke the invitation of Bob' }));
    expect(host.questions).toMatchObject([{ title: 'Revoke the invitation of Bob?', tone: 'danger' }]);
    expect(requested(host, 'revokeInvitation')).toEqual(confirms ? [{ invitationId: 'id-Bob' }] : []);
  });

  it('names the organization that somebody was invited into', async () => {
    const into = invitation('Zoe', 'invited', { organizationName: 'Acme', organizationRole: 1 });
    await show({ getInvitations: { total: 1, invitations: [into] } });
    expect(await screen.findByText('Acme')).toBeVisible();
    expect(screen.getByText('Billing')).toBeVisible();
  });

  it('shows why resending was refused, and fetches the list again', async () => {
    const host = await show({
      resendInvitation: () => {
        throw new CallFailure(200, { code: 'INVITATION_CLOSED', message: 'Answered already.' });
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Resend the invitation of Bob' }));
    expect(host.toasts).toMatchObject([{ type: 'error', message: 'Answered already.' }]);
    await waitFor(() => expect(requested(host, 'getInvitations')).toHaveLength(2));
  });

  it('fetches again after events of the server and of the dialog', async () => {
    const host = await show();
    await screen.findByText('Bob');
    act(() => host.push(invitationChanged, { invitationId: 'id-Bob', invitationState: 'accepted' }));
    await waitFor(() => expect(requested(host, 'getInvitations')).toHaveLength(2));
    act(() => host.events.emit('invites.changed@1', {}));
    await waitFor(() => expect(requested(host, 'getInvitations')).toHaveLength(3));
  });

  it('shows an empty list with a button for the first invitation', async () => {
    const host = await show({ getInvitations: { total: 0, invitations: [] } });
    expect(await screen.findByText('You have not invited anybody yet')).toBeVisible();
    await userEvent.click(screen.getAllByRole('button', { name: 'Invite user' }).at(-1)!);
    expect(host.dialogs).toMatchObject([{ name: 'account.inviteUser/v1' }]);
  });

  it('shows a loading failure, and retries on request', async () => {
    let fails = true;
    await show({
      getInvitations: () => {
        if (fails) throw new CallFailure(503, { code: 'UNAVAILABLE', message: 'Not now.' });
        return { total: 3, invitations: listed };
      },
    });
    expect(await screen.findByText('Not now.')).toBeVisible();
    fails = false;
    await userEvent.click(screen.getByRole('button', { name: /again|retry/i }));
    expect(await screen.findByText('Bob')).toBeVisible();
  });
});
