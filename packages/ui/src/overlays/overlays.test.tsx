import { describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Button, confirm, Dialog, Menu, Popover, type ConfirmOptions } from '@meet/ui';
import { renderUi } from '@meet/ui/testing';

function Example({ onClose = () => {} }: { onClose?: () => void }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Rename</Button>
      <Dialog
        open={open}
        onClose={() => (setOpen(false), onClose())}
        title="Rename room"
        description="Everybody sees it"
        footer={<Button>Save</Button>}
      >
        <input aria-label="Room name" />
      </Dialog>
    </>
  );
}

describe('Dialog', () => {
  it('opens with its name, its description and the focus in its first field', async () => {
    renderUi(<Example />);
    await userEvent.click(screen.getByRole('button', { name: 'Rename' }));
    const dialog = await screen.findByRole('dialog', { name: 'Rename room' });
    expect(dialog).toHaveAccessibleDescription('Everybody sees it');
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Room name' })).toHaveFocus());
  });

  it('has the focus itself if it has no field', async () => {
    renderUi(
      <Dialog open onClose={() => {}} title="Shortcuts">
        <p>Ctrl K finds people.</p>
      </Dialog>,
    );
    const dialog = await screen.findByRole('dialog', { name: 'Shortcuts' });
    await waitFor(() => expect(dialog).toHaveFocus());
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
  });

  it('closes on Esc, and returns the focus to its opener', async () => {
    const handleClose = jest.fn();
    renderUi(<Example onClose={handleClose} />);
    const opener = screen.getByRole('button', { name: 'Rename' });
    await userEvent.click(opener);
    await screen.findByRole('dialog');
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Room name' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(handleClose).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(opener).toHaveFocus());
  });

  it('returns the focus to its opener, even if another dialog stood in for it while it loaded', async () => {
    const dialog = (title: string, isOpen = true) => (
      <>
        <Button>Opener</Button>
        <Dialog key={title} open={isOpen} onClose={() => {}} title={title} footer={<Button>Save</Button>} />
      </>
    );
    const { rerender } = renderUi(dialog('Loading', false));
    act(() => screen.getByRole('button', { name: 'Opener' }).focus());
    for (const title of ['Loading', 'Profile']) {
      rerender(dialog(title));
      await waitFor(() => expect(screen.getByRole('dialog', { name: title })).toHaveFocus());
    }
    // Moving through it by Tab for long changes nothing.
    for (let stop = 0; stop < 20; stop++) await userEvent.tab();
    rerender(dialog('Profile', false));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Opener' })).toHaveFocus());
  });

  it('stays open if the closing of an earlier dialog moves the focus', async () => {
    const handleClose = jest.fn();
    const dialog = (title: string, key: string) => <Dialog key={key} open onClose={handleClose} title={title} />;
    const { rerender } = renderUi(
      <>
        <Button>Opener</Button>
        {dialog('Loading', 'one')}
      </>,
    );
    await waitFor(() => expect(screen.getByRole('dialog')).toHaveFocus());
    rerender(
      <>
        <Button>Opener</Button>
        {dialog('Start meeting', 'two')}
      </>,
    );
    const shown = await screen.findByRole('dialog', { name: 'Start meeting' });
    await waitFor(() => expect(shown).toHaveFocus());
    // On a slow machine, the first dialog returns the focus late.
    act(() => screen.getByRole('button', { name: 'Opener', hidden: true }).focus());
    await waitFor(() => expect(shown).toHaveFocus());
    expect(handleClose).not.toHaveBeenCalled();
  });

  it('closes by its cross', async () => {
    renderUi(<Example />);
    await userEvent.click(screen.getByRole('button', { name: 'Rename' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });
});

function ask(...questions: ConfirmOptions[]): Promise<boolean>[] {
  let answers: Promise<boolean>[] = [];
  act(() => {
    answers = questions.map(confirm);
  });
  return answers;
}

describe('confirm', () => {
  it('resolves to true for the confirming button', async () => {
    renderUi(null);
    const [answer] = ask({ title: 'Delete group?', confirmLabel: 'Delete', danger: true });
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    await expect(answer).resolves.toBe(true);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  });

  it('focuses Cancel, and resolves to false for it', async () => {
    renderUi(null);
    const [answer] = ask({ title: 'Leave group?' });
    const cancel = await screen.findByRole('button', { name: 'Cancel' });
    await waitFor(() => expect(cancel).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(answer).resolves.toBe(false);
  });

  it('shows several questions one after the other', async () => {
    renderUi(null);
    const answers = Promise.all(ask({ title: 'First?' }, { title: 'Second?' }));
    await screen.findByRole('alertdialog', { name: 'First?' });
    await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
    await screen.findByRole('alertdialog', { name: 'Second?' });
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await expect(answers).resolves.toEqual([true, false]);
  });
});

describe('Menu', () => {
  function renderMenu() {
    const chosen = jest.fn();
    const navigate = jest.fn();
    renderUi(
      <Menu
        trigger={<Button>Options</Button>}
        items={[
          { id: 'rename', label: 'Rename', onSelect: () => chosen('rename') },
          {
            id: 'mute',
            label: 'Mute',
            disabled: true,
            disabledReason: 'Only the owner may',
            onSelect: () => chosen('mute'),
          },
          { id: 'allow', label: 'Allow everyone', checked: true, onSelect: () => chosen('allow') },
          { id: 'help', label: 'Help', href: '/help' },
          { group: '', items: [{ id: 'leave', label: 'Leave', danger: true, onSelect: () => chosen('leave') }] },
        ]}
      />,
      { navigate },
    );
    return { chosen, navigate, trigger: screen.getByRole('button', { name: 'Options' }) };
  }

  it('opens by arrow key, chooses by Enter and returns the focus', async () => {
    const { chosen, trigger } = renderMenu();
    trigger.focus();
    await userEvent.keyboard('{ArrowDown}');
    const menu = await screen.findByRole('menu', { name: 'Options' });
    expect(trigger).toHaveAttribute('aria-expanded', 'true');
    await waitFor(() => expect(menu).toHaveFocus());
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Leave' })).toHaveAttribute('data-highlighted'));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(chosen).toHaveBeenCalledWith('leave'));
    expect(chosen).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    await waitFor(() => expect(trigger).toHaveFocus());
  });

  it('chooses by click', async () => {
    const { chosen, trigger } = renderMenu();
    await userEvent.click(trigger);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Rename' }));
    await waitFor(() => expect(chosen).toHaveBeenCalledWith('rename'));
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    expect(chosen).toHaveBeenCalledTimes(1);
  });

  it('toggles a checked item once', async () => {
    const { chosen, trigger } = renderMenu();
    await userEvent.click(trigger);
    const allow = await screen.findByRole('menuitemcheckbox', { name: 'Allow everyone' });
    expect(allow).toBeChecked();
    await userEvent.click(allow);
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    await waitFor(() => expect(chosen).toHaveBeenCalled());
    expect(chosen.mock.calls).toEqual([['allow']]);
  });

  it('goes to a page through the router', async () => {
    const { navigate, trigger } = renderMenu();
    await userEvent.click(trigger);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Help' }));
    expect(navigate).toHaveBeenCalledWith('/help');
    expect(navigate).toHaveBeenCalledTimes(1);
  });

  it('refuses a disabled item and says why', async () => {
    const { chosen, trigger } = renderMenu();
    await userEvent.click(trigger);
    const mute = await screen.findByRole('menuitem', { name: /Mute/ });
    expect(mute).toHaveTextContent('Only the owner may');
    await userEvent.click(mute);
    expect(chosen).not.toHaveBeenCalled();
  });
});

describe('Popover', () => {
  it('opens beside its trigger and closes by Esc', async () => {
    renderUi(
      <Popover trigger={<Button>Bell</Button>} label="Notifications">
        <p>There are no notifications!</p>
      </Popover>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Bell' }));
    await screen.findByRole('dialog', { name: 'Notifications' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('leaves the focus in the field if it opens and closes by itself', async () => {
    const withPopover = (open: boolean) => (
      <>
        <input aria-label="Message" />
        <Popover trigger={<Button>Bell</Button>} label="Notifications" open={open} quiet>
          <p>Somebody wrote</p>
        </Popover>
      </>
    );
    const { rerender } = renderUi(withPopover(false));
    const field = screen.getByRole('textbox', { name: 'Message' });
    await userEvent.click(field);
    rerender(withPopover(true));
    await screen.findByRole('dialog', { name: 'Notifications' });
    expect(field).toHaveFocus();
    rerender(withPopover(false));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await new Promise((resolve) => requestAnimationFrame(resolve));
    expect(field).toHaveFocus();
  });
});
