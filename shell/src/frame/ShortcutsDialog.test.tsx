import { expect, it } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { createCommands } from '../host/createCommands.ts';
import type { ShellHost } from '../host/createShellHost.ts';
import { ShellHostContext } from '../host/ShellHostContext.ts';
import { renderInShell } from '../testing/renderInShell.tsx';
import { paletteTexts } from './palette/paletteTexts.ts';
import { ShortcutsDialog } from './ShortcutsDialog.tsx';

it('follows keys that are added and removed while it is open', async () => {
  const commands = createCommands();
  const remotes = { subscribe: () => () => {}, revision: () => 0 };
  await renderInShell(
    <ShellHostContext value={{ commands, remotes } as unknown as ShellHost}>
      <ShortcutsDialog t={paletteTexts()} onClose={() => {}} />
    </ShellHostContext>,
  );
  expect(screen.queryByText('Send the message')).toBeNull();
  let remove = () => {};
  act(() => {
    remove = commands.addKeys([{ keys: 'Enter', label: 'Send the message' }]);
  });
  expect(screen.getByText('Send the message')).toBeVisible();
  act(() => remove());
  expect(screen.queryByText('Send the message')).toBeNull();
});
