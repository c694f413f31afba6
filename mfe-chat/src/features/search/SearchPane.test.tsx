import { describe, expect, it, jest } from '@jest/globals';
import type { ChatMessage } from '@meet/chat-contract';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { ANA, buildMember, buildMessage, buildRoom } from '../../testing/buildRoom.ts';
import { refusing, renderChat } from '../../testing/renderChat.tsx';
import { SearchPane } from './SearchPane.tsx';
import { useMessageSearch } from './useMessageSearch.ts';

const rooms = [
  buildRoom(),
  buildRoom({
    chatId: 'room-2',
    roomName: '',
    participants: [ANA, buildMember({ fullName: 'Ștefan Ionescu', email: 'st@example.com' })],
  }),
];
const onOpen = jest.fn<(message: ChatMessage) => void>();
const onClose = jest.fn();

/** Stands for the page, whose address keeps the search. */
function Page({ initial }: { readonly initial: string }) {
  const model = useMessageSearch();
  const [search, setSearch] = useState(initial);
  if (!model) return null;
  return (
    <>
      <SearchPane
        fieldId="field"
        model={model}
        search={search}
        shown={{ chatId: undefined, sequence: undefined }}
        isAlone
        onSearch={setSearch}
        onOpen={onOpen}
        onClose={onClose}
      />
      <button onClick={() => setSearch('in:Launch')}>Elsewhere</button>
    </>
  );
}

async function draw(searchChatMessages: unknown, initial = '') {
  const { host } = await renderChat(<Page initial={initial} />, { rooms, api: { searchChatMessages } });
  return { host, field: await screen.findByRole('combobox', { name: 'Search messages' }) };
}
/** Enters a text at once, so that no part of it is searched, however slow the machine is. */
async function type(field: HTMLElement, text: string): Promise<void> {
  await userEvent.click(field);
  await userEvent.paste(text);
}
const getSearches = (calls: readonly { name: string; input: unknown }[]) =>
  calls.filter(({ name }) => name === 'searchChatMessages').map(({ input }) => (input as { search: string }).search);

describe('the search of messages on the page', () => {
  it('shows where, when and by whom the found words were written, and marks them', async () => {
    const messages = [buildMessage(2, { content: 'The **budget** of May' })];
    const { field } = await draw({ messages });
    expect(field).toHaveFocus();
    await type(field, 'bud');
    const found = within(await screen.findByRole('list', { name: 'Messages' })).getByRole('button');
    expect(found).toHaveTextContent(/Ben Okafor.*in Launch.*The budget of May$/);
    expect(found.querySelectorAll('mark')).toHaveLength(1);
    expect(found.querySelector('mark')).toHaveTextContent(/^bud$/);
    expect(screen.getByText('Messages found: 1')).toHaveAttribute('role', 'status');
    await userEvent.keyboard('{ArrowDown}');
    expect(found).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(onOpen).toHaveBeenCalledWith(messages[0]!);
    await userEvent.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('explains the filters, writes one into the field, and completes names and days', async () => {
    const { host, field } = await draw({ messages: [] });
    await userEvent.click(screen.getByRole('button', { name: 'from: a person' }));
    expect(field).toHaveFocus();
    await userEvent.keyboard('ste');
    expect(await screen.findByRole('option', { name: 'Ștefan Ionescu' })).toBeInTheDocument();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(field).toHaveValue('from:"Ștefan Ionescu" ');
    await userEvent.keyboard('in:la');
    await userEvent.click(await screen.findByRole('option', { name: 'Launch' }));
    await userEvent.keyboard('has:pic');
    await userEvent.click(await screen.findByRole('option', { name: /A picture/ }));
    await userEvent.keyboard('after:');
    await userEvent.click(await screen.findByRole('option', { name: /Yesterday/ }));
    expect((field as HTMLInputElement).value).toMatch(
      /^from:"Ștefan Ionescu" in:Launch has:picture after:\d{4}-\d{2}-\d{2} $/,
    );
    await waitFor(() => expect(getSearches(host.calls).at(-1)).toMatch(/after:\d{4}-\d{2}-\d{2}$/));
  });

  it('does not search for a filter without a value', async () => {
    const { host, field } = await draw({ messages: [] });
    await type(field, 'budget from:');
    await screen.findByText('No messages found');
    expect(screen.getByRole('option', { name: 'You' })).toBeInTheDocument();
    expect(getSearches(host.calls)).toEqual(['budget']);
  });

  it('takes a search from the address', async () => {
    const { host, field } = await draw({ messages: [] }, 'tulips');
    expect(field).toHaveValue('tulips ');
    await userEvent.click(screen.getByText('Elsewhere'));
    expect(field).toHaveValue('in:Launch ');
    await waitFor(() => expect(getSearches(host.calls)).toEqual(['tulips', 'in:Launch']));
  });

  it('says that the search failed, and searches again', async () => {
    const answers = [refusing('UNAVAILABLE', 'Not now.'), () => ({ messages: [buildMessage(1)] })];
    const { field } = await draw(() => answers.shift()!());
    await type(field, 'text');
    expect(await screen.findByText('The messages could not be loaded.')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('button', { name: /text 1$/ })).toBeInTheDocument();
  });
});
