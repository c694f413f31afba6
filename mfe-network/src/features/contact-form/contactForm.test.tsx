import { networkTexts } from '@meet/network-contract/texts';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { renderInHost, buildContact } from '@meet/remote-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import texts from '../../i18n/en_US.json';
import { createNetworkHost, endNetworks, failure } from '../../testing/createNetworkHost.ts';
import { AddContactDialog } from './AddContactDialog.tsx';
import { EditContactDialog } from './EditContactDialog.tsx';

afterEach(endNetworks);

const bob = buildContact('Bob Stan');

describe('adding a contact', () => {
  async function show(answer: unknown = { __typename: 'ContactSuccess', contact: bob }, contacts: (typeof bob)[] = []) {
    const host = createNetworkHost({
      contacts,
      answers: {
        insertContacts: () => ({ __typename: 'InsertContactsResult', imported: 2, skipped: 0 }),
        addContact: () => {
          if (answer instanceof Error) throw answer;
          return answer;
        },
      },
    });
    const handleClose = jest.fn();
    await renderInHost(<AddContactDialog onClose={handleClose} />, { host, texts, contractTexts: [networkTexts] });
    await screen.findByRole('dialog', { name: 'Add contact' });
    return { host, handleClose };
  }
  const fill = async (name: string, email: string) => {
    if (name) await userEvent.type(screen.getByLabelText(/^Name/), name);
    if (email) await userEvent.type(screen.getByLabelText(/^E-mail/), email);
    await userEvent.click(screen.getByRole('button', { name: 'Add' }));
  };

  it('sends the typed contact, confirms it, and closes', async () => {
    const { host, handleClose } = await show();
    await fill('Bob Stan', bob.email);
    await waitFor(() => expect(handleClose).toHaveBeenCalledWith('added'));
    expect(host.requested.at(-1)).toEqual({
      name: 'AddContact',
      input: { contactEmail: bob.email, contactName: 'Bob Stan' },
    });
    expect(host.toasts).toMatchObject([{ type: 'success', message: 'Contact successfully added!' }]);
  });

  it.each([
    ['', '', ['Name is required', 'E-mail is required']],
    ['  ', 'no address', ['Name cannot be empty', 'E-mail pattern is invalid']],
    ['Bob', `${'x'.repeat(55)}@example.com`, ['E-mail cannot exceed 60 characters']],
  ])('refuses %p and %p before anything is sent', async (name, email, messages) => {
    const { host } = await show();
    await fill(name, email);
    for (const message of messages) expect(await screen.findByText(message)).toBeVisible();
    expect(host.requested.some(({ name: requested }) => requested === 'AddContact')).toBe(false);
  });

  it('shows the server’s refusal until something is typed, and keeps the address', async () => {
    const { handleClose } = await show(
      failure('CONTACT_ALREADY_ADDED', 'This person is already one of your contacts.'),
    );
    await fill('Bob', bob.email);
    expect(await screen.findByText('This person is already one of your contacts.')).toBeVisible();
    expect(screen.getByRole('button', { name: `Remove ${bob.email}` })).toBeVisible();
    await userEvent.type(screen.getByLabelText(/^E-mail/), 'x');
    expect(screen.queryByText('This person is already one of your contacts.')).not.toBeInTheDocument();
    expect(handleClose).not.toHaveBeenCalled();
  });

  it('adds a pasted list by one click, and keeps known contacts and invalid addresses with the reason', async () => {
    const { host, handleClose } = await show(undefined, [bob]);
    await userEvent.click(screen.getByLabelText(/^E-mail/));
    await userEvent.paste(`"Radu, Eva" <eva@example.com>\ndan@example.com, ${bob.email}; nobody@`);
    await userEvent.click(screen.getByRole('button', { name: 'Add' }));
    await waitFor(() => expect(host.toasts).toMatchObject([{ message: '2 contacts successfully added!' }]));
    expect(host.requested.at(-1)).toMatchObject({
      name: 'InsertContacts',
      input: {
        insertData: [
          { email: 'eva@example.com', name: 'Radu, Eva' },
          { email: 'dan@example.com', name: 'dan' },
        ],
      },
    });
    expect(handleClose).not.toHaveBeenCalled();
    expect(
      screen.getByRole('button', { name: `Correct ${bob.email}: This person is already one of your contacts.` }),
    ).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: `Remove ${bob.email}` }));
    expect(screen.getByRole('button', { name: /^Correct nobody@: E-mail pattern is invalid/ })).toBeVisible();
  });

  it('shows an error if the server fails', async () => {
    await show(new Error('500'));
    await fill('Bob', bob.email);
    expect(await screen.findByText('Failed to add contact!')).toBeVisible();
  });
});

describe('editing a contact', () => {
  async function show(answer: unknown) {
    const editContact = () => {
      if (answer instanceof Error) throw answer;
      return answer;
    };
    const host = createNetworkHost({ contacts: [bob], answers: { editContact } });
    const handleClose = jest.fn();
    await renderInHost(<EditContactDialog contactId={bob.contactId} onClose={handleClose} />, {
      host,
      texts,
      contractTexts: [networkTexts],
    });
    await screen.findByRole('dialog', { name: 'Edit contact' });
    return { host, handleClose };
  }

  it('changes the name, but not the e-mail', async () => {
    const changed = { ...bob, fullName: 'Bobby', version: 2 };
    const { host, handleClose } = await show({ __typename: 'ContactSuccess', contact: changed });
    expect(screen.getByLabelText('E-mail')).toBeDisabled();
    await userEvent.clear(screen.getByLabelText(/^Name/));
    await userEvent.type(screen.getByLabelText(/^Name/), 'Bobby');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(handleClose).toHaveBeenCalledWith('saved'));
    expect(host.requested.at(-1)!.input).toEqual({ contactId: bob.contactId, contactName: 'Bobby' });
    expect(host.toasts).toMatchObject([{ type: 'success', message: 'Contact successfully updated!' }]);
  });

  it('shows why a change was refused', async () => {
    await show(failure('CONTACT_NOT_FOUND', 'This contact does not exist, or no longer does.'));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('This contact does not exist, or no longer does.')).toBeVisible();
  });

  it('shows an error until something is typed if the server fails', async () => {
    await show(new Error('500'));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Failed to update contact!')).toBeVisible();
    await userEvent.type(screen.getByLabelText(/^Name/), 'y');
    expect(screen.queryByText('Failed to update contact!')).not.toBeInTheDocument();
  });

  it.each([
    ['', 'Name is required'],
    ['   ', 'Name cannot be empty'],
    ['x'.repeat(102), 'Name cannot exceed 101 characters'],
  ])('refuses %p before anything is sent', async (name, message) => {
    const { host } = await show(null);
    await userEvent.clear(screen.getByLabelText(/^Name/));
    if (name) await userEvent.type(screen.getByLabelText(/^Name/), name);
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(message)).toBeVisible();
    expect(host.requested.some(({ name: requested }) => requested === 'EditContact')).toBe(false);
  });
});
