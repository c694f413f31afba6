import { accountsTexts } from '@meet/accounts-contract/texts';
import { describe, expect, it, jest } from '@jest/globals';
import { CallFailure } from '@meet/contracts/client';
import { renderInHost } from '@meet/remote-kit/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import texts from '../../i18n/en_US.json';
import { EditInfoNoteDialog } from './EditInfoNoteDialog.tsx';

const note = { elementId: 'dashboard.room', title: 'Room', description: '<p>A number.</p>', showTitle: true };

async function show(input: Partial<typeof note> = note, answer: () => unknown = () => ({})) {
  const onClose = jest.fn();
  const { host } = await renderInHost(<EditInfoNoteDialog {...input} onClose={onClose} />, {
    texts,
    contractTexts: [accountsTexts],
    api: { updateTooltipContent: answer },
  });
  return { host, onClose };
}

describe('Edit Info Note Details', () => {
  it('starts with the current text and saves the changes', async () => {
    const { host, onClose } = await show();
    expect(await screen.findByRole('dialog', { name: 'Edit Info Note Details' })).toBeVisible();
    const title = screen.getByRole('textbox', { name: 'Title' });
    expect(title).toHaveValue('Room');
    await userEvent.clear(title);
    await userEvent.type(title, 'Hall');
    await userEvent.click(screen.getByRole('switch', { name: 'Show Title' }));
    await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
    expect(host.calls).toEqual([{ name: 'updateTooltipContent', input: { ...note, title: 'Hall', showTitle: false } }]);
    expect(onClose).toHaveBeenCalledWith('saved');
  });

  it('saves nothing when it is cancelled', async () => {
    const { host, onClose } = await show();
    await userEvent.type(await screen.findByRole('textbox', { name: 'Title' }), '!');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(host.calls).toEqual([]);
    expect(onClose).toHaveBeenCalledWith();
  });

  it('warns with the server’s message, and keeps the typed text', async () => {
    const { host, onClose } = await show(note, () => {
      throw new CallFailure(200, { code: 'FORBIDDEN', message: 'Not yours.' });
    });
    await userEvent.type(await screen.findByRole('textbox', { name: 'Title' }), '!');
    await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
    expect(host.toasts).toEqual([{ type: 'warning', message: 'Not yours.' }]);
    expect(onClose).not.toHaveBeenCalled();
    expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('Room!');
  });

  it('closes with a warning when no element is named', async () => {
    const { host, onClose } = await show({ title: 'Room' });
    expect(host.toasts).toEqual([{ type: 'warning', message: 'Missing required parameters!!!' }]);
    expect(onClose).toHaveBeenCalledWith();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('refuses a title that is too long', async () => {
    const { host } = await show({ ...note, title: 'x'.repeat(121) });
    await userEvent.click(await screen.findByRole('button', { name: 'Apply' }));
    expect(await screen.findByText('The title cannot exceed 120 characters')).toBeVisible();
    expect(host.calls).toEqual([]);
  });
});
