import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lazy, Suspense, useState, type ComponentType } from 'react';
import { Button, Dialog, HeldKeys, lazyPart, Menu, type HeldKeysProps } from '@meet/ui';
import { renderUi } from '@meet/ui/testing';

// The page's frame imports it.
void HeldKeys;

/** Creates an overlay whose code arrives when the test calls `arrive`. */
function createLate(Part: ComponentType<HeldKeysProps>) {
  const { promise, resolve } = Promise.withResolvers<ComponentType<HeldKeysProps>>();
  const Late = lazyPart<HeldKeysProps>(() => promise, true);
  return { Late, arrive: () => waitFor(() => resolve(Part)) };
}

function RenameDialog({ onClose = () => {} }: HeldKeysProps) {
  const [name, setName] = useState('');
  return (
    <Dialog open onClose={onClose} title="Rename room">
      <input aria-label="Room name" value={name} onChange={({ target }) => setName(target.value)} />
      <input aria-label="Topic" />
    </Dialog>
  );
}

/** A composer that has the focus, and a dialog that Ctrl-B opens over it. */
function Page({ Late, onSend }: { Late: ComponentType<HeldKeysProps>; onSend: () => void }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <textarea
        aria-label="Message"
        onKeyDown={({ key, ctrlKey }) => {
          if (ctrlKey && key === 'b') setOpen(true);
          if (key === 'Enter') onSend();
        }}
      />
      <Button>Elsewhere</Button>
      {open && <Late title="Rename room" onClose={() => setOpen(false)} />}
    </>
  );
}

async function open(Part: ComponentType<HeldKeysProps> = RenameDialog) {
  const handleSend = jest.fn();
  const { Late, arrive } = createLate(Part);
  renderUi(<Page Late={Late} onSend={handleSend} />);
  const composer = screen.getByRole('textbox', { name: 'Message' });
  await userEvent.click(composer);
  await userEvent.keyboard('{Control>}b{/Control}');
  return { arrive, composer, handleSend };
}

beforeEach(() => Dialog.preload());

describe('an overlay that is loading', () => {
  it('keeps typed text for its first field, and out of the page behind it', async () => {
    const { arrive, composer, handleSend } = await open();
    expect(screen.getByRole('textbox', { name: 'Rename room' })).toHaveFocus();
    await userEvent.keyboard('Projek{Backspace}ct 12{Enter}');
    await arrive();
    const field = await screen.findByRole('textbox', { name: 'Room name' });
    await waitFor(() => expect(field).toHaveValue('Project 12'));
    expect(field).toHaveFocus();
    await userEvent.keyboard(' B');
    expect(field).toHaveValue('Project 12 B');
    expect(composer).toHaveValue('');
    expect(handleSend).not.toHaveBeenCalled();
  });

  it('is cancelled by Esc, and the focus stays where it was', async () => {
    const { arrive, composer } = await open();
    await userEvent.keyboard('lost{Escape}');
    expect(composer).toHaveFocus();
    await arrive();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(composer).toHaveValue('');
  });

  it('releases the focus when the person clicks elsewhere', async () => {
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Elsewhere' }));
    expect(screen.getByRole('button', { name: 'Elsewhere' })).toHaveFocus();
    expect(screen.queryByRole('textbox', { name: 'Rename room' })).toBeNull();
  });

  it('keeps the focus when another element, such as a closing menu, takes it late', async () => {
    const { composer } = await open();
    act(() => composer.focus());
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Rename room' })).toHaveFocus());
  });

  it('returns the focus if the loaded overlay does not take it', async () => {
    const { arrive, composer } = await open(() => null);
    await arrive();
    await waitFor(() => expect(composer).toHaveFocus());
  });

  it('returns the focus to the previous element after it closes', async () => {
    const { arrive, composer } = await open();
    await arrive();
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Room name' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(composer).toHaveFocus());
  });

  it('keeps typed text while its code and then its content load', async () => {
    const { promise: shown, resolve: show } = Promise.withResolvers<void>();
    const Content = lazy(async () => (await shown, { default: RenameDialog }));
    const { arrive } = await open(({ onClose = () => {} }) => (
      <Suspense
        fallback={
          <Dialog open onClose={onClose} title="Rename room">
            <HeldKeys title="Rename room" onClose={onClose} />
          </Dialog>
        }
      >
        <Content onClose={onClose} />
      </Suspense>
    ));
    await userEvent.keyboard('one ');
    await arrive();
    await screen.findByRole('dialog', { name: 'Rename room' });
    await userEvent.keyboard('two ');
    await act(async () => show());
    await userEvent.keyboard('three');
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Room name' })).toHaveValue('one two three'));
  });
});

describe('a menu', () => {
  const items = ['Rename', 'Members', 'Leave'].map((label) => ({ id: label, label }));

  const focusTrigger = () => {
    renderUi(<Menu trigger={<Button>More</Button>} items={items} />);
    act(() => screen.getByRole('button', { name: 'More' }).focus());
  };
  const expectHighlighted = (name: string) =>
    waitFor(() => expect(screen.getByRole('menuitem', { name })).toHaveAttribute('data-highlighted'));

  it('that is loading keeps the arrow keys', async () => {
    focusTrigger();
    // Pressed at once: the code, whose load began with the focus, cannot arrive in between.
    for (let times = 0; times < 3; times += 1) fireEvent.keyDown(document.activeElement!, { key: 'ArrowDown' });
    await expectHighlighted('Members');
  });

  // The code is already loaded here.
  it('that has just opened keeps the arrow keys', async () => {
    focusTrigger();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expectHighlighted('Rename');
    // A menu handles only one of two keys within a frame, which people do not press so fast.
    await userEvent.keyboard('{ArrowDown}');
    await expectHighlighted('Members');
  });
});

describe('a dialog that opens', () => {
  const Rename = ({ isOpen }: { isOpen: boolean }) => (
    <>
      <textarea aria-label="Message" />
      {isOpen && <RenameDialog />}
    </>
  );

  it('focuses its first field as soon as it is drawn', async () => {
    const { rerender } = renderUi(<Rename isOpen={false} />);
    act(() => screen.getByRole('textbox', { name: 'Message' }).focus());
    rerender(<Rename isOpen />);
    expect(screen.getByRole('textbox', { name: 'Room name' })).toHaveFocus();
  });

  it('leaves the focus where the person has placed it', async () => {
    const { rerender } = renderUi(<Rename isOpen={false} />);
    rerender(<Rename isOpen />);
    act(() => screen.getByRole('textbox', { name: 'Topic' }).focus());
    await act(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    expect(screen.getByRole('textbox', { name: 'Topic' })).toHaveFocus();
  });

  it('does not move the focus when it is drawn again', async () => {
    const { rerender } = renderUi(<Rename isOpen={false} />);
    rerender(<Rename isOpen />);
    act(() => screen.getByRole('textbox', { name: 'Room name' }).blur());
    await userEvent.click(screen.getByRole('dialog'));
    act(() => (document.activeElement as HTMLElement).blur());
    rerender(<Rename isOpen />);
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    expect(document.body).toHaveFocus();
  });

  it('receives typed text immediately, even if it opens over another dialog', async () => {
    const both = (isSecond: boolean) => (
      <>
        <Dialog open onClose={() => {}} title="Create room">
          <input aria-label="Members" />
        </Dialog>
        {isSecond && <RenameDialog />}
      </>
    );
    const { rerender } = renderUi(both(false));
    const members = await screen.findByRole('textbox', { name: 'Members' });
    await act(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    await act(async () => rerender(both(true)));
    await userEvent.keyboard('Project 12');
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Room name' })).toHaveValue('Project 12'));
    expect(members).toHaveValue('');
  });
});
