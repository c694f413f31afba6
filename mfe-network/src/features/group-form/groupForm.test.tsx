import { networkTexts } from '@meet/network-contract/texts';
import { afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { renderInHost, buildContact, buildGroup } from '@meet/remote-kit/testing';
import { fakeLayout } from '@meet/ui/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import texts from '../../i18n/en_US.json';
import { createNetworkHost, endNetworks, failure } from '../../testing/createNetworkHost.ts';
import { AddMembersDialog } from './AddMembersDialog.tsx';
import { CreateGroupDialog } from './CreateGroupDialog.tsx';
import { RenameGroupDialog } from './RenameGroupDialog.tsx';

beforeAll(() => fakeLayout({ height: 240, row: 48 }));
afterEach(endNetworks);

const bob = buildContact('Bob Stan');
const eva = buildContact('Eva Radu');
const design = buildGroup('Design', 'ana@example.com', [bob]);
const success = (group = design) => ({ __typename: 'ContactGroupSuccess', group: { ...group, version: 2 } });

async function show(dialog: (onClose: () => void) => ReactElement, answers: Record<string, () => unknown>) {
  const host = createNetworkHost({ contacts: [bob, eva], groups: [design], answers });
  const handleClose = jest.fn();
  await renderInHost(dialog(handleClose), { host, texts, contractTexts: [networkTexts] });
  await screen.findByRole('dialog');
  return { host, handleClose };
}
const choose = (name: RegExp) => userEvent.click(screen.getByRole('checkbox', { name }));
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('creating a group', () => {
  const dialog = (onClose: () => void) => <CreateGroupDialog onClose={onClose} />;

  it('requires a name and at least one contact', async () => {
    const { host } = await show(dialog, {});
    await press('Create');
    expect(await screen.findByText('Group name is required')).toBeVisible();
    expect(screen.getByText('You need to select at least 1 contact')).toBeVisible();
    await userEvent.type(screen.getByLabelText(/^Group name/), 'x'.repeat(51));
    expect(await screen.findByText('Group Name cannot be more than 50 characters')).toBeVisible();
    expect(host.requested.some(({ name }) => name === 'CreateContactsGroups')).toBe(false);
  });

  it('sends the chosen contacts, without a deselected one', async () => {
    const { host, handleClose } = await show(dialog, { createContactsGroups: () => success() });
    await userEvent.type(screen.getByLabelText(/^Group name/), 'Design');
    await choose(/Bob Stan/);
    await choose(/Eva Radu/);
    await choose(/Bob Stan/);
    await press('Create');
    await waitFor(() => expect(handleClose).toHaveBeenCalledWith('created'));
    expect(host.requested.at(-1)!.input).toEqual({
      groupName: 'Design',
      contactsInNewGroup: [{ contactId: eva.contactId, email: eva.email }],
    });
    expect(host.toasts).toMatchObject([{ message: 'Contact group successfully created!' }]);
  });

  it('accepts a pasted list of contacts once strangers are removed from it', async () => {
    const { host, handleClose } = await show(dialog, { createContactsGroups: () => success() });
    await userEvent.type(screen.getByLabelText(/^Group name/), 'Design');
    await userEvent.click(screen.getByRole('combobox', { name: /^Contacts/ }));
    await userEvent.paste(`"Stan, Bob" <${bob.email}>; stranger@example.com\nEva Radu`);
    expect(screen.getByRole('checkbox', { name: /Bob Stan/ })).toBeChecked();
    expect(screen.getByRole('checkbox', { name: /Eva Radu/ })).toBeChecked();
    expect(screen.getByText('You can add contact(s) only from your network')).toBeVisible();
    await press('Create');
    expect(host.requested.some(({ name }) => name === 'CreateContactsGroups')).toBe(false);
    await press('Remove stranger@example.com');
    await press('Create');
    await waitFor(() => expect(handleClose).toHaveBeenCalledWith('created'));
    expect(host.requested.at(-1)!.input).toMatchObject({
      contactsInNewGroup: [{ contactId: bob.contactId }, { contactId: eva.contactId }],
    });
  });

  it('finds contacts by the beginning of their name', async () => {
    await show(dialog, {});
    await userEvent.type(screen.getByRole('combobox', { name: /^Contacts/ }), 'ev');
    expect(screen.getByRole('checkbox', { name: /Eva Radu/ })).toBeVisible();
    expect(screen.queryByRole('checkbox', { name: /Bob Stan/ })).not.toBeInTheDocument();
  });

  it.each([
    ['refused', () => failure('NOT_IN_NETWORK', 'x'), 'There was an issue while creating your group'],
    [
      'lost',
      () => {
        throw new Error('500');
      },
      'Failed creating contact group!',
    ],
  ])('shows that the request was %s', async (_how, createContactsGroups, message) => {
    const { handleClose } = await show(dialog, { createContactsGroups });
    await userEvent.type(screen.getByLabelText(/^Group name/), 'Design');
    await choose(/Bob Stan/);
    await press('Create');
    expect(await screen.findByText(message)).toBeVisible();
    expect(handleClose).not.toHaveBeenCalled();
  });
});

describe('adding members', () => {
  const dialog = (onClose: () => void) => <AddMembersDialog groupId={design.groupId} onClose={onClose} />;

  it('offers only contacts who are not in the group', async () => {
    const { host, handleClose } = await show(dialog, { addMembersToGroup: () => success() });
    expect(screen.queryByRole('checkbox', { name: /Bob Stan/ })).not.toBeInTheDocument();
    await press('Add');
    expect(await screen.findByText('You need to select at least 1 contact')).toBeVisible();
    await choose(/Eva Radu/);
    await press('Add');
    await waitFor(() => expect(handleClose).toHaveBeenCalledWith('added'));
    expect(host.requested.at(-1)!.input).toMatchObject({ groupId: design.groupId });
    expect(host.toasts).toMatchObject([{ message: 'Member successfully added!' }]);
  });

  it.each([
    [
      failure('NOT_IN_NETWORK', 'You can add contact(s) only from your network'),
      'You can add contact(s) only from your network',
    ],
    [failure('GROUP_FULL', 'Full'), 'There was an issue while adding member(s) to group'],
  ])('shows why it was refused', async (answer, message) => {
    await show(dialog, { addMembersToGroup: () => answer });
    await choose(/Eva Radu/);
    await press('Add');
    expect(await screen.findByText(message)).toBeVisible();
  });
});

describe('renaming a group', () => {
  const dialog = (onClose: () => void) => <RenameGroupDialog groupId={design.groupId} onClose={onClose} />;

  it('starts with the current name', async () => {
    const { host, handleClose } = await show(dialog, { editContactsGroupName: () => success() });
    expect(screen.getByLabelText(/^Group name/)).toHaveValue('Design');
    await userEvent.type(screen.getByLabelText(/^Group name/), ' team');
    await press('Rename');
    await waitFor(() => expect(handleClose).toHaveBeenCalledWith('renamed'));
    expect(host.requested.at(-1)!.input).toEqual({ groupId: design.groupId, groupName: 'Design team' });
  });

  it('shows an error if it fails', async () => {
    await show(dialog, { editContactsGroupName: () => failure('GROUP_OWNER_ONLY', 'x') });
    await press('Rename');
    expect(await screen.findByText('There was an issue whilte changing your group name')).toBeVisible();
  });
});
