import { describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CommandPalette } from '@meet/ui/command-palette';
import { renderUi } from '@meet/ui/testing';

function renderPalette() {
  const ran = jest.fn();
  const handleClose = jest.fn();
  const commands = [
    { id: 'start', label: 'Start meeting', group: 'Actions', run: () => ran('start') },
    { id: 'invite', label: 'Invite user', group: 'Actions', run: () => ran('invite') },
    {
      id: 'emilie',
      label: 'Émilie du Châtelet',
      group: 'People',
      keywords: 'emilie@example.fr',
      run: () => ran('emilie'),
    },
  ];
  renderUi(<CommandPalette open onClose={handleClose} label="Commands" commands={commands} />);
  return { ran, handleClose };
}

describe('CommandPalette', () => {
  it('has the focus in its input and runs the highlighted command by Enter', async () => {
    const { ran, handleClose } = renderPalette();
    const input = await screen.findByRole('combobox', { name: 'Commands' });
    await waitFor(() => expect(input).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(ran).toHaveBeenCalledWith('invite');
    expect(handleClose).toHaveBeenCalledTimes(1);
  });

  it('finds by the beginnings of words, accents aside', async () => {
    const { ran } = renderPalette();
    await userEvent.type(await screen.findByRole('combobox'), 'chat em{Enter}');
    expect(ran).toHaveBeenCalledWith('emilie');
  });

  it('says when nothing matches, and runs nothing', async () => {
    const { ran, handleClose } = renderPalette();
    await userEvent.type(await screen.findByRole('combobox'), 'zzz{Enter}');
    expect(screen.getByText('Nothing found')).toBeInTheDocument();
    expect(ran).not.toHaveBeenCalled();
    expect(handleClose).not.toHaveBeenCalled();
  });
});
