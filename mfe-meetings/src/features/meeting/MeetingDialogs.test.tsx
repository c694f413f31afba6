import { describe, expect, it, jest } from '@jest/globals';
import { constant } from '@meet/remote-kit';
import { renderInHost } from '@meet/remote-kit/testing';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import texts from '../../i18n/en_US.json';
import type { MeetingDialog } from './createMeetingViewModel.ts';
import { MeetingDialogs } from './MeetingDialogs.tsx';
import { MeetingEndNote } from './MeetingEndNote.tsx';

const MINUTE = 60_000;

async function show(dialog: MeetingDialog | undefined, left?: number) {
  const closeDialog = jest.fn();
  const meeting = {
    ...{ joined$: constant(true), elapsed$: constant(0), left$: constant(left), dialog$: constant(dialog) },
    ...{ company$: constant(false), hasCompany: () => false },
    about$: constant({ subject: '', ownerName: '' }),
    ...{ closeDialog, hangUp: () => {} },
  };
  await renderInHost(
    <>
      <input aria-label="Field" />
      <MeetingEndNote meeting={meeting} />
      <MeetingDialogs meeting={meeting} />
    </>,
    { texts },
  );
  return { closeDialog };
}

describe('a dialog for a participant of a meeting', () => {
  it.each<[MeetingDialog, number, string, string]>([
    [
      'willEnd',
      45 * MINUTE,
      'This meeting will end',
      'Free meetings with more than 2 participants are limited in time. This one ends in 45 minutes.',
    ],
    ['beforeEnd', 5 * MINUTE, 'The meeting is about to end', 'This free meeting ends in 5 minutes.'],
    ['beforeEnd', MINUTE / 2, 'The meeting is about to end', 'This free meeting ends in 1 minute.'],
  ])('(%s) is shown beside the page, announced politely, and takes no focus', async (dialog, left, title, text) => {
    const { closeDialog } = await show(dialog, left);
    const note = await screen.findByRole('dialog', { name: title });
    expect(note).toHaveTextContent(text);
    expect(note).not.toHaveAttribute('aria-modal');
    expect(note.parentElement).toHaveAttribute('aria-live', 'polite');
    expect(note).not.toContainElement(document.activeElement as HTMLElement);
    await userEvent.type(screen.getByLabelText('Field'), 'typed on');
    expect(screen.getByLabelText('Field')).toHaveValue('typed on');
    await userEvent.click(screen.getByRole('button', { name: 'Ok' }));
    expect(closeDialog).toHaveBeenCalledTimes(1);
  });

  it('shows that the participant was removed, and closes by Ok', async () => {
    const { closeDialog } = await show('kicked');
    const dialog = await screen.findByRole('alertdialog', { name: 'You have been kicked out from the meeting!' });
    expect(dialog).toHaveTextContent('A host has removed you.');
    expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Ok' }));
    expect(closeDialog).toHaveBeenCalledTimes(1);
  });

  it('leaves full screen to become visible', async () => {
    const exitFullscreen = jest.fn(async () => {});
    Object.assign(document, { fullscreenElement: document.body, exitFullscreen });
    await show(undefined);
    expect(exitFullscreen).not.toHaveBeenCalled();
    await show('beforeEnd', MINUTE);
    expect(exitFullscreen).toHaveBeenCalledTimes(1);
    for (const name of ['fullscreenElement', 'exitFullscreen']) Reflect.deleteProperty(document, name);
  });

  it('is absent while there is nothing to show', async () => {
    await show(undefined);
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
