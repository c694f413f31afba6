import { networkTexts } from '@meet/network-contract/texts';
import { CONTACTS_ANSWER_CHANNEL } from '@meet/accounts-contract';
import { afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { renderInHost, TEST_USER, buildContact } from '@meet/remote-kit/testing';
import { fakeLayout } from '@meet/ui/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import texts from '../../i18n/en_US.json';
import { createNetworkHost, endNetworks, failure } from '../../testing/createNetworkHost.ts';
import { ImportContactsDialog } from './ImportContactsDialog.tsx';

const PROVIDER_URL = 'https://provider.example/permit';
const STATE = 'a-state';
type Rows = readonly { email: string; name: string | null }[];

const rows: Rows = [
  { email: 'bob.stan@example.com', name: 'Bob Stan' },
  { email: 'EVA@example.com', name: 'Eva Radu' },
  { email: 'nameless@example.com', name: null },
];

let provider: BroadcastChannel;
let opened: { close: jest.Mock; location: { replace: jest.Mock } };
let open: jest.SpiedFunction<typeof window.open>;
beforeAll(() => fakeLayout({ height: 260, row: 48 }));
beforeEach(() => {
  provider = new BroadcastChannel(CONTACTS_ANSWER_CHANNEL);
  opened = { close: jest.fn(), location: { replace: jest.fn() } };
  open = jest.spyOn(window, 'open').mockReturnValue(opened as never);
});
afterEach(() => {
  provider.close();
  open.mockRestore();
  endNetworks();
});

interface Answers {
  readonly kind?: 'google' | 'development' | 'other' | null;
  readonly read?: () => unknown;
  readonly insert?: Insert;
}

type Insert = (input: { insertData: { email: string; name: string }[] }) => unknown;
const insertAll: Insert = ({ insertData }) => ({ imported: insertData.length, skipped: 0 });

async function show(
  { kind = 'google', read, insert = insertAll }: Answers = {},
  contacts = [buildContact('Known Person')],
) {
  const host = createNetworkHost({
    contacts,
    answers: {
      getContactsProvider: () => ({ provider: kind }),
      beginContactsImport: () => ({ url: PROVIDER_URL, state: STATE }),
      readProviderContacts: read ?? (() => ({ contacts: rows })),
      insertContacts: insert,
    },
  });
  const handleClose = jest.fn();
  await renderInHost(<ImportContactsDialog onClose={handleClose} />, { host, texts, contractTexts: [networkTexts] });
  await screen.findByRole('dialog', { name: 'Import contacts' });
  return { host, handleClose };
}
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const answer = (data: object) => act(async () => provider.postMessage({ state: STATE, ...data }));
const requested = ({ requested: all }: { requested: readonly { name: string; input: unknown }[] }, operation: string) =>
  all.filter(({ name }) => name === operation).map(({ input }) => input);
/** Requests the provider's permission, and gives it. */
async function permit() {
  await press('Continue with Google');
  await waitFor(() => expect(opened.location.replace).toHaveBeenCalledWith(PROVIDER_URL));
  await answer({ code: 'a-code', iss: 'https://provider.example' });
}
const listed = async () =>
  (await screen.findAllByRole('checkbox')).slice(1).map((box) => box.closest('label')!.textContent);
const tick = async (name: RegExp) => userEvent.click(await screen.findByRole('checkbox', { name }));

describe('the request for permission', () => {
  it('opens a window, and reads the answer once', async () => {
    const { host } = await show();
    await press('Continue with Google');
    expect(await screen.findByText('Give your permission in the window that opened.')).toBeVisible();
    await waitFor(() => expect(opened.location.replace).toHaveBeenCalledWith(PROVIDER_URL));
    await act(async () => provider.postMessage({ state: 'of another tab', code: 'stolen' }));
    await answer({ code: 'a-code', iss: 'https://provider.example' });
    expect(await screen.findByRole('checkbox', { name: /Bob Stan/ })).toBeInTheDocument();
    expect(requested(host, 'ReadProviderContacts')).toEqual([
      { code: 'a-code', state: STATE, iss: 'https://provider.example' },
    ]);
  });

  it('shows an error if the browser blocks the window, and can be repeated', async () => {
    open.mockReturnValueOnce(null);
    await show();
    await press('Continue with Google');
    expect(await screen.findByRole('alert')).toHaveTextContent('Allow pop-up windows for this page, then try again.');
    await permit();
    expect(await screen.findByRole('checkbox', { name: /Bob Stan/ })).toBeInTheDocument();
  });

  it('shows a refusal, and reads no contacts', async () => {
    const { host } = await show();
    await press('Continue with Google');
    await waitFor(() => expect(opened.location.replace).toHaveBeenCalled());
    await answer({ error: 'access_denied' });
    expect(await screen.findByRole('alert')).toHaveTextContent('You did not give permission');
    expect(requested(host, 'ReadProviderContacts')).toEqual([]);
  });

  it('can be repeated if the window was lost', async () => {
    const { host } = await show();
    await press('Continue with Google');
    await press('Open the window again');
    await waitFor(() => expect(requested(host, 'BeginContactsImport')).toHaveLength(2));
    expect(opened.close).toHaveBeenCalledTimes(1);
    await answer({ code: 'a-code' });
    expect(await screen.findByRole('checkbox', { name: /Bob Stan/ })).toBeInTheDocument();
  });

  it.each([
    [
      () => failure('CONTACTS_NOT_READ', 'There was an issue while importing contacts.'),
      'There was an issue while importing contacts.',
    ],
    [
      () => {
        throw new Error('broken');
      },
      'An occured error while importing contacts.',
    ],
  ])('shows an error if reading fails, and can be repeated: %#', async (read, message) => {
    await show({ read });
    await permit();
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(await screen.findByRole('button', { name: 'Continue with Google' })).toBeEnabled();
  });

  it('names the development source', async () => {
    await show({ kind: 'development' });
    expect(await screen.findByRole('button', { name: 'Continue with the development source' })).toBeVisible();
    expect(screen.getByText(/The development source stands in for one/)).toBeVisible();
  });

  it('is not offered if there is no provider', async () => {
    await show({ kind: null });
    expect(await screen.findByRole('button', { name: 'Choose a file…' })).toBeVisible();
    expect(await screen.findByText('Bring the people you know from a file of contacts (CSV or vCard).')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Continue/ })).toBeNull();
  });
});

describe('a file', () => {
  const CSV = 'Name,E-mail\nBob Stan,bob.stan@example.com\nKnown,known.person@example.com\nEva Radu,EVA@example.com\n';

  /** Creates a file with its own `arrayBuffer`, because jsdom's files have none. */
  function createFile(content: string, size = content.length) {
    const arrayBuffer = async () => new TextEncoder().encode(content).buffer;
    return Object.defineProperties(new File([], 'contacts.csv'), {
      size: { value: size },
      arrayBuffer: { value: arrayBuffer },
    });
  }
  const choose = async (file: File) => userEvent.upload(await screen.findByLabelText('Choose a file…'), file);

  it('shows its contacts before anything is stored, and imports only selected ones', async () => {
    const { host, handleClose } = await show({ kind: null });
    await choose(createFile(CSV));
    expect(await listed()).toEqual([
      expect.stringContaining('Bob Stanbob.stan@example.com'),
      expect.stringContaining('Eva Radueva@example.com'),
    ]);
    expect(requested(host, 'InsertContacts')).toEqual([]);
    await press('Import');
    expect(await screen.findByRole('alert')).toHaveTextContent('Choose at least one contact.');
    await tick(/Eva Radu/);
    await press('Import');
    await waitFor(() => expect(handleClose).toHaveBeenCalledWith('imported'));
    expect(requested(host, 'InsertContacts')).toEqual([
      { insertData: [{ email: 'eva@example.com', name: 'Eva Radu' }] },
    ]);
  });

  it('can be chosen after permission was refused', async () => {
    await show();
    await press('Continue with Google');
    await waitFor(() => expect(opened.location.replace).toHaveBeenCalled());
    await answer({ error: 'access_denied' });
    await choose(createFile(CSV));
    expect(await listed()).toHaveLength(2);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('is refused if it is too large or has no contacts, and another one can be chosen', async () => {
    await show();
    await choose(createFile('Name,Phone\nBob,0712\n'));
    expect(await screen.findByText('No contacts with an e-mail address were found in this file.')).toBeVisible();
    await choose(createFile(CSV, 10 * 1024 * 1024 + 1));
    expect(await screen.findByRole('alert')).toHaveTextContent('This file is too large: 10 MB at most.');
    await choose(createFile(CSV));
    expect(await listed()).toHaveLength(2);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('that cannot be read leads to an error', async () => {
    await show();
    const file = Object.assign(new File([], 'gone.csv'), { arrayBuffer: () => Promise.reject(new Error('gone')) });
    await choose(file);
    expect(await screen.findByRole('alert')).toHaveTextContent('This file could not be read.');
  });
});

describe('the selection of contacts', () => {
  it('lists importable contacts by name and address, without duplicates', async () => {
    await show({
      read: () => ({
        contacts: [
          ...rows,
          { email: 'BOB.STAN@example.com', name: 'Bob again' },
          { email: TEST_USER.email.toUpperCase(), name: 'Myself' },
          { email: 'known.person@example.com', name: 'Known' },
          { email: `${'x'.repeat(60)}@example.com`, name: 'Long' },
        ],
      }),
    });
    await permit();
    expect(await listed()).toEqual([
      expect.stringContaining('Bob Stanbob.stan@example.com'),
      expect.stringContaining('Eva Radueva@example.com'),
      expect.stringContaining('namelessnameless@example.com'),
    ]);
  });

  it('requires at least one', async () => {
    const { host } = await show();
    await permit();
    await press('Import');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Please select contacts you want to be imported from your google account.',
    );
    expect(requested(host, 'InsertContacts')).toEqual([]);
    await tick(/Bob Stan/);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('imports the selected contacts, confirms it, and closes', async () => {
    const { host, handleClose } = await show();
    await permit();
    await tick(/Bob Stan/);
    await tick(/nameless/);
    expect(screen.getByText('2 selected')).toBeVisible();
    await press('Import');
    await waitFor(() => expect(handleClose).toHaveBeenCalledWith('imported'));
    expect(requested(host, 'InsertContacts')).toEqual([
      {
        insertData: [
          { email: 'bob.stan@example.com', name: 'Bob Stan' },
          { email: 'nameless@example.com', name: 'nameless' },
        ],
      },
    ]);
    expect(host.toasts).toMatchObject([{ type: 'success', message: '2 contacts successfully imported!' }]);
  });

  it('selects and deselects all, or all that match the search', async () => {
    await show();
    await permit();
    const all = await screen.findByRole('checkbox', { name: 'Select all (3)' });
    await userEvent.click(all);
    expect(screen.getByText('3 selected')).toBeVisible();
    await userEvent.type(screen.getByRole('searchbox'), 'eva');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select all (1)' }));
    expect(screen.getByText('2 selected')).toBeVisible();
    await userEvent.clear(screen.getByRole('searchbox'));
    const some = screen.getByRole('checkbox', { name: 'Select all (3)' });
    expect(some).toBePartiallyChecked();
    await userEvent.type(screen.getByRole('searchbox'), 'nobody');
    expect(screen.getByText('Nobody begins with “nobody”')).toBeVisible();
  });

  it('sends pages of a thousand one after the other, and renders few rows', async () => {
    const many = Array.from({ length: 2500 }, (_, i) => ({ email: `p${i}@example.com`, name: `Person ${i}` }));
    const { host, handleClose } = await show({ read: () => ({ contacts: many }) });
    await permit();
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all (2,500)' }));
    expect(screen.getAllByRole('listitem').length).toBeLessThan(40);
    await press('Import');
    await waitFor(() => expect(handleClose).toHaveBeenCalledWith('imported'));
    const pages = requested(host, 'InsertContacts') as { insertData: unknown[] }[];
    expect(pages.map(({ insertData }) => insertData.length)).toEqual([1000, 1000, 500]);
    expect(host.toasts).toMatchObject([{ message: '2,500 contacts successfully imported!' }]);
  });

  it('continues if another tab already imported a page', async () => {
    const many = Array.from({ length: 1500 }, (_, i) => ({ email: `p${i}@example.com`, name: `Person ${i}` }));
    const { host, handleClose } = await show({
      read: () => ({ contacts: many }),
      insert: ({ insertData }) =>
        insertData.length === 1000
          ? failure('CONTACTS_ALREADY_IMPORTED', 'Your contacts were already imported!')
          : { imported: insertData.length, skipped: 0 },
    });
    await permit();
    await tick(/^Select all/);
    await press('Import');
    await waitFor(() => expect(handleClose).toHaveBeenCalledWith('imported'));
    expect(host.toasts).toMatchObject([{ message: '500 contacts successfully imported!' }]);
  });

  it.each([
    [
      () => failure('CONTACTS_ALREADY_IMPORTED', 'Your contacts were already imported!'),
      'Your contacts were already imported!',
    ],
    [
      () => failure('CONTACTS_LIMIT_REACHED', 'Your network cannot have more than 20000 contacts.'),
      'Your network cannot have more than 20000 contacts.',
    ],
    [
      () => {
        throw new Error('broken');
      },
      'An occured error while importing contacts.',
    ],
  ])('shows why an import fails, and keeps the selection: %#', async (insert, message) => {
    const { handleClose } = await show({ insert });
    await permit();
    await tick(/Bob Stan/);
    await press('Import');
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(await screen.findByRole('checkbox', { name: /Bob Stan/ })).toBeChecked();
    expect(handleClose).not.toHaveBeenCalled();
  });

  it.each([
    [[], 'No contacts found on your google account.'],
    [[{ email: 'KNOWN.person@example.com', name: 'Known' }], 'Your contacts were already imported!'],
    [[{ email: TEST_USER.email, name: 'Me' }], 'None of these contacts can be imported.'],
  ])('shows why there is nobody to select: %#', async (contacts: Rows, message) => {
    const { handleClose } = await show({ read: () => ({ contacts }) });
    await permit();
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Import' })).not.toBeInTheDocument();
    const [button] = within(screen.getByRole('dialog')).getAllByRole('button', { name: 'Close' }).slice(-1);
    await userEvent.click(button!);
    expect(handleClose).toHaveBeenCalled();
  });
});
