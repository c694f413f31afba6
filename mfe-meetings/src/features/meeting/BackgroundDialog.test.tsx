import { expect, it, jest } from '@jest/globals';
import * as backgrounds from '@meet/meeting-room/background';
import type { Background, BackgroundState } from '@meet/meeting-room/background';
import { createScope } from '@meet/remote-kit';
import { createTestHost, renderInHost } from '@meet/remote-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import texts from '../../i18n/en_US.json';
import type { BackgroundControl } from '../../state/createBackgroundControl.ts';
import { BackgroundButton } from './BackgroundButton.tsx';
import { BackgroundSlow } from './BackgroundDialog.tsx';

const BASE = 'https://meet.example/meeting-room/';

function create(load = async () => backgrounds) {
  const scope = createScope();
  const choice$ = scope.state<string>('none');
  const state$ = scope.state<BackgroundState>('off');
  const chosen = jest.fn();
  const background: BackgroundControl = {
    base: BASE,
    choice$,
    state$,
    load,
    choose: async (choice: Background) => {
      chosen(choice);
      choice$.next(choice);
    },
    apply: async (camera) => camera,
    release: () => undefined,
  };
  return { background, state$, chosen };
}

async function open(load?: () => Promise<typeof backgrounds>) {
  const { background, state$, chosen } = create(load);
  await renderInHost(<BackgroundButton background={background} />, { host: createTestHost(), texts });
  await userEvent.click(screen.getByRole('button', { name: 'Background' }));
  const dialog = await screen.findByRole('dialog', { name: 'Background' });
  return { dialog, state$, chosen };
}

it('offers nothing, blur and pictures, and marks the choice', async () => {
  const { dialog, chosen } = await open();
  const group = await within(dialog).findByRole('group', { name: 'Your background' });
  const names = within(group)
    .getAllByRole('button')
    .map(({ textContent }) => textContent);
  expect(names).toEqual(['None', 'Light blur', 'Blur', 'Hills', 'Study', 'Sea']);
  expect(within(group).getByRole('button', { pressed: true })).toHaveTextContent('None');
  expect(group.querySelectorAll('img')[2]).toHaveAttribute('src', `${BASE}backgrounds/sea.svg`);
  await userEvent.click(within(group).getByRole('button', { name: 'Sea' }));
  expect(chosen).toHaveBeenCalledWith('sea');
  expect(within(group).getByRole('button', { pressed: true })).toHaveTextContent('Sea');
});

it('says whether the background loads, is on, or can’t be drawn', async () => {
  const { dialog, state$ } = await open();
  const status = await within(dialog).findByRole('status');
  act(() => state$.next('loading'));
  expect(status).toHaveTextContent('The background is loading.');
  act(() => state$.next('failed'));
  expect(status).toHaveTextContent('your camera is off');
});

it('says why a file can’t be the picture', async () => {
  const { dialog, chosen } = await open();
  const input = await within(dialog).findByLabelText('Use a picture of your own');
  await userEvent.upload(input, new File(['no picture'], 'text.png', { type: 'image/png' }));
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('can’t read this file');
  expect(chosen).not.toHaveBeenCalled();
});

it('leaves it to the person to show their room if the device is too slow', async () => {
  const { background, chosen } = create();
  await renderInHost(<BackgroundSlow background={background} />, { host: createTestHost(), texts });
  expect(await screen.findByText(/too much for this device/)).toBeInTheDocument();
  expect(chosen).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Show my room' }));
  expect(chosen).toHaveBeenCalledWith('none');
});

it('loads the choices again on request', async () => {
  let attempts = 0;
  const { dialog } = await open(async () => {
    attempts += 1;
    if (attempts === 1) throw new Error('away');
    return backgrounds;
  });
  expect(await within(dialog).findByText('Background did not start.')).toBeInTheDocument();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Blur' })).toBeInTheDocument());
});
