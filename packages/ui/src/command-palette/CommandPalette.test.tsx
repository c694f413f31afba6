import { describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CommandPalette, type Command, type PaletteGroup } from '@meet/ui/command-palette';
import { renderUi } from '@meet/ui/testing';

const ran = jest.fn();
const command = (id: string, label: string, group = 'Actions', rest: Partial<Command> = {}): Command => ({
  id,
  label,
  group,
  run: () => ran(id),
  ...rest,
});
const ben = command('ben', 'Ben Okafor', 'People', {
  hint: 'ben@example.com',
  person: { email: 'ben@example.com', presence: 'busy' },
  alternative: { label: 'Call', run: () => ran('call ben') },
});
const bea = command('bea', 'Bea Novak', 'People');

const WORDS = { open: 'Open', results: (count: number) => `Results: ${count}`, failed: 'This could not be searched.' };
const COMMANDS = [
  command('start', 'Start meeting'),
  command('invite', 'Invite user'),
  command('emilie', 'Émilie du Châtelet', 'Pupils', { keywords: 'emilie@example.fr' }),
];

function people(part: Partial<PaletteGroup> = {}): PaletteGroup {
  return { id: 'people', label: 'People', round: true, status: 'ready', commands: [ben, bea], ...part };
}

function renderPalette(groups: readonly PaletteGroup[] = [], commands: readonly Command[] = COMMANDS) {
  ran.mockClear();
  const handleClose = jest.fn();
  const palette = (now: readonly PaletteGroup[]) => (
    <CommandPalette open onClose={handleClose} label="Find" words={WORDS} commands={commands} groups={now} />
  );
  const { rerender } = renderUi(palette(groups));
  return { handleClose, answer: (now: readonly PaletteGroup[]) => rerender(palette(now)) };
}

/** Returns the text of the palette's own polite live region. */
const announced = () => within(screen.getByRole('dialog')).getByRole('status').textContent;
const selected = () => screen.getByRole('option', { selected: true });

describe('CommandPalette', () => {
  it('has the focus in its input and runs the highlighted command by Enter', async () => {
    const { handleClose } = renderPalette();
    const input = await screen.findByRole('combobox', { name: 'Find' });
    await waitFor(() => expect(input).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(ran).toHaveBeenCalledWith('invite');
    expect(handleClose).toHaveBeenCalledTimes(1);
  });

  it('leaves Enter to an input method that composes a word, also with Safari’s order of events', async () => {
    renderPalette();
    const input = await screen.findByRole('combobox', { name: 'Find' });
    fireEvent.compositionEnd(input);
    fireEvent.keyDown(input, { key: 'Enter', keyCode: 229 });
    expect(ran).not.toHaveBeenCalled();
    fireEvent.keyDown(input, { key: 'Enter', keyCode: 13 });
    expect(ran).toHaveBeenCalledWith('start');
  });

  it('finds commands by the beginnings of words, ignoring accents', async () => {
    renderPalette();
    await userEvent.type(await screen.findByRole('combobox'), 'chat em{Enter}');
    expect(ran).toHaveBeenCalledWith('emilie');
  });

  it.each(['lukasz', 'Bąk', 'STRASSE'])('treats letters such as ł, ą and ß like plain ones: %s', async (typed) => {
    renderPalette([], [...COMMANDS, command('lukasz', 'Łukasz Bak', 'Straße')]);
    await userEvent.type(await screen.findByRole('combobox'), `${typed}{Enter}`);
    expect(ran).toHaveBeenCalledWith('lukasz');
  });

  it.each(['paris', 'brien', "o'brien", 'launch (par', 'off/site', '(paris)', '('])(
    'finds words after brackets, apostrophes and slashes: %s',
    async (typed) => {
      renderPalette([], [...COMMANDS, command('launch', 'Launch (Paris), Off/Site', 'Rooms', { keywords: 'O’Brien' })]);
      fireEvent.change(await screen.findByRole('combobox'), { target: { value: typed } });
      await userEvent.keyboard('{Enter}');
      expect(ran.mock.calls).toEqual([['launch']]);
    },
  );

  it('says when nothing matches, and runs nothing', async () => {
    const { handleClose } = renderPalette();
    await userEvent.type(await screen.findByRole('combobox'), 'zzz{Enter}');
    expect(announced()).toBe('Nothing found');
    expect(ran).not.toHaveBeenCalled();
    expect(handleClose).not.toHaveBeenCalled();
  });

  it('runs the alternative by Ctrl-Enter, and nothing if a row has none', async () => {
    renderPalette([people()]);
    await screen.findByRole('combobox');
    await userEvent.keyboard('{ArrowDown}{Control>}{Enter}{/Control}');
    expect(ran).not.toHaveBeenCalled();
    await userEvent.keyboard('{ArrowUp}{Control>}{Enter}{/Control}');
    expect(ran.mock.calls).toEqual([['call ben']]);
  });

  it('draws a person with presence and address, under a heading that names the group', async () => {
    renderPalette([people()]);
    const group = await screen.findByRole('group', { name: 'People' });
    expect(within(group).getByRole('option', { name: /Busy Ben Okafor ben@example\.com/ })).toBeVisible();
    expect(screen.getByRole('combobox')).toHaveAttribute('aria-activedescendant', selected().id);
    expect(announced()).toBe('Results: 5');
  });

  it('moves by arrows, Home, End, PageUp and PageDown', async () => {
    const many = Array.from({ length: 20 }, (_, at) => command(`c${at}`, `Command ${at}`));
    renderPalette([], many);
    await screen.findByRole('combobox');
    for (const [key, label] of [
      ['PageDown', 'Command 8'],
      ['End', 'Command 19'],
      ['ArrowDown', 'Command 0'],
      ['ArrowUp', 'Command 19'],
      ['PageUp', 'Command 11'],
      ['Home', 'Command 0'],
    ] as const) {
      await userEvent.keyboard(`{${key}}`);
      expect(selected()).toHaveTextContent(label);
    }
  });

  it('keeps the selection when results arrive before it', async () => {
    const { answer } = renderPalette([people({ commands: [bea] })]);
    await screen.findByRole('combobox');
    await userEvent.keyboard('{ArrowDown}');
    expect(selected()).toHaveTextContent('Start meeting');
    answer([people()]);
    expect(selected()).toHaveTextContent('Start meeting');
  });

  it('keeps old results during a new search, and delays Enter until its results arrive', async () => {
    const { answer, handleClose } = renderPalette([people({ status: 'loading', commands: [bea] })]);
    expect(await screen.findByRole('option', { name: /Bea/ })).toBeVisible();
    expect(screen.getByRole('listbox')).toHaveAttribute('aria-busy', 'true');
    await userEvent.keyboard('{Enter}');
    expect(handleClose).not.toHaveBeenCalled();
    answer([people({ commands: [ben] })]);
    await waitFor(() => expect(ran.mock.calls).toEqual([['ben']]));
    expect(handleClose).toHaveBeenCalledTimes(1);
  });

  it('offers Retry in place of a failed group, by click and by keyboard', async () => {
    const retry = jest.fn();
    const { handleClose } = renderPalette([people({ status: 'failed', commands: [], onRetry: retry })]);
    const group = await screen.findByRole('group', { name: 'People' });
    await userEvent.click(within(group).getByRole('option', { name: 'This could not be searched. Retry' }));
    await userEvent.keyboard('{Home}{Enter}');
    expect(retry).toHaveBeenCalledTimes(2);
    expect(handleClose).not.toHaveBeenCalled();
  });

  it('keeps the place of a group that has not answered yet', async () => {
    renderPalette([people({ status: 'loading', commands: [] })]);
    const group = await screen.findByRole('group', { name: 'People' });
    expect(within(group).queryAllByRole('option')).toEqual([]);
    await userEvent.keyboard('zzz');
    expect(screen.getByRole('group', { name: 'People' })).toBeInTheDocument();
  });
});
