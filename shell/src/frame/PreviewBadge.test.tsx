import { expect, it, jest } from '@jest/globals';
import { CallFailure } from '@meet/contracts/client';
import { HostContext } from '@meet/remote-kit';
import { createTestHost } from '@meet/remote-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderInShell } from '../testing/renderInShell.tsx';
import { PreviewBadge } from './PreviewBadge.tsx';

const PREVIEWS = [
  { remote: 'mfe-chat', words: 'Chat', preview: 'search' },
  { remote: 'mfe-polls', words: 'Polls', preview: 'winter' },
];

async function show(choosePreview: unknown) {
  const host = createTestHost({ api: { choosePreview } });
  const reload = jest.fn();
  await renderInShell(
    <HostContext value={host}>
      <PreviewBadge previews={PREVIEWS} reload={reload} />
    </HostContext>,
  );
  return { host, reload, leave: screen.getByRole('button', { name: 'Leave preview' }) };
}

it('names the previews and leaves them all by one click', async () => {
  const { host, reload, leave } = await show({ choices: [] });
  expect(screen.getByText('Preview: Chat (search), Polls (winter)')).toBeVisible();
  await userEvent.click(leave);
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  expect(host.calls.map(({ input }) => input)).toEqual(PREVIEWS.map(({ remote }) => ({ remote, preview: null })));
});

it('stays if leaving failed, and can be used again', async () => {
  const { reload, leave } = await show(() => {
    throw CallFailure.fromNetwork(new TypeError('offline'));
  });
  await userEvent.click(leave);
  await waitFor(() => expect(leave).toBeEnabled());
  expect(reload).not.toHaveBeenCalled();
});
