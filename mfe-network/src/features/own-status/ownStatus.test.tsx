import { networkTexts } from '@meet/network-contract/texts';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { renderInHost, buildStatus } from '@meet/remote-kit/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import texts from '../../i18n/en_US.json';
import { createNetworkHost, endNetworks, failure } from '../../testing/createNetworkHost.ts';
import { getNetwork } from '../../state/getNetwork.ts';
import { CustomStatusDialog } from './CustomStatusDialog.tsx';
import { earliestDay } from './customStatusSchema.ts';
import { StatusControl } from './StatusControl.tsx';
import { TimeUntilDialog } from './TimeUntilDialog.tsx';

afterEach(endNetworks);

const accept = (input: object) => ({
  __typename: 'UpdateStatusSuccess',
  status: { ...buildStatus(), ...input, inMeeting: false },
});
const TIMERS = [
  'setTimeout',
  'clearTimeout',
  'setInterval',
  'clearInterval',
  'setImmediate',
  'clearImmediate',
  'queueMicrotask',
  'nextTick',
  'performance',
  'requestAnimationFrame',
  'cancelAnimationFrame',
  'requestIdleCallback',
  'cancelIdleCallback',
  'hrtime',
] as const;
const nowSeconds = () => Math.floor(Date.now() / 1000);

function hostWith(options: Parameters<typeof createNetworkHost>[0] = {}) {
  const host = createNetworkHost({ answers: { updateStatus: accept }, ...options });
  const updates = () => host.requested.filter(({ name }) => name === 'UpdateStatus').map(({ input }) => input);
  return { host, updates };
}

describe('the status control', () => {
  const open = () => userEvent.click(screen.getByRole('button', { name: /^Your status/ }));

  it('shows the status and its end', async () => {
    const { host } = hostWith();
    host.server.status = buildStatus({ status: 'Busy', statusEnd: new Date().setHours(23, 30, 0, 0) / 1000 });
    await renderInHost(<StatusControl />, { host, texts, contractTexts: [networkTexts] });
    expect(screen.getByRole('button', { name: 'Your status: Busy, until 23:30' })).toBeVisible();
  });

  it('shows that the person is in a meeting', async () => {
    const { host } = hostWith();
    host.server.status = buildStatus({ status: 'Away', inMeeting: true });
    await renderInHost(<StatusControl />, { host, texts, contractTexts: [networkTexts] });
    expect(screen.getByRole('button', { name: 'Your status: In a meeting' })).toBeVisible();
  });

  it.each(['Available', 'Invisible'])('sets %s and confirms it', async (status) => {
    const { host, updates } = hostWith();
    await renderInHost(<StatusControl />, { host, texts, contractTexts: [networkTexts] });
    await open();
    await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: status }));
    await waitFor(() => expect(host.toasts).toMatchObject([{ message: 'Your status has been updated!' }]));
    expect(updates()).toMatchObject([{ status, statusEnd: null }]);
    expect(screen.getByRole('button', { name: `Your status: ${status}` })).toBeVisible();
  });

  it('sets Away and Busy for a time', async () => {
    const { host, updates } = hostWith();
    await renderInHost(<StatusControl />, { host, texts, contractTexts: [networkTexts] });
    await open();
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Busy' }));
    await screen.findByRole('menuitem', { name: '30 minutes' });
    const durations = screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
    expect(durations).toEqual(
      expect.arrayContaining(['30 minutes', '1 hour', '2 hours', '4 hours', '8 hours', 'Custom…']),
    );
    const before = nowSeconds();
    await userEvent.click(screen.getByRole('menuitem', { name: '2 hours' }));
    await waitFor(() => expect(updates()).toHaveLength(1));
    const [sent] = updates() as { status: string; statusEnd: number }[];
    expect(sent!.status).toBe('Busy');
    expect(sent!.statusEnd).toBeGreaterThanOrEqual(before + 7200);
    expect(sent!.statusEnd).toBeLessThanOrEqual(nowSeconds() + 7200);
  });

  it('opens a dialog for a custom time', async () => {
    const until = nowSeconds() + 500;
    const { host, updates } = hostWith({ answers: { updateStatus: accept }, dialogResult: until });
    await renderInHost(<StatusControl />, { host, texts, contractTexts: [networkTexts] });
    await open();
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Away' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Custom…' }));
    await waitFor(() => expect(updates()).toMatchObject([{ status: 'Away', statusEnd: until }]));
    expect(host.dialogs).toEqual([{ name: 'network.timeUntil/v1', input: { status: 'Away' } }]);
  });

  it('shows why a change was refused', async () => {
    const { host } = hostWith({ answers: { updateStatus: () => failure('TOO_MANY_REQUESTS', 'Please wait.') } });
    await renderInHost(<StatusControl />, { host, texts, contractTexts: [networkTexts] });
    await open();
    await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Invisible' }));
    await waitFor(() => expect(host.toasts).toMatchObject([{ type: 'error', message: 'Please wait.' }]));
  });
});

describe('the custom status dialog', () => {
  async function show(status = buildStatus()) {
    const { host, updates } = hostWith();
    host.server.status = status;
    // The control opens the dialog, so the status is already known.
    const { status$ } = getNetwork(host).ownStatus;
    await waitFor(() => expect(status$.value).not.toBeNull());
    const handleClose = jest.fn();
    await renderInHost(<CustomStatusDialog onClose={handleClose} />, { host, texts, contractTexts: [networkTexts] });
    await screen.findByRole('dialog', { name: 'Custom status' });
    return { host, updates, handleClose };
  }
  const text = () => screen.getByLabelText(/^Status message/);
  const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));

  it('requires a text and an end', async () => {
    const { updates } = await show();
    await save();
    expect(await screen.findByText('Your status message is required')).toBeVisible();
    expect(screen.getByText('Selecting an option is required')).toBeVisible();
    await userEvent.type(text(), '   ');
    expect(await screen.findByText('Your status message cannot be empty')).toBeVisible();
    await userEvent.type(text(), 'x'.repeat(16));
    expect(await screen.findByText('Your status message cannot exceed 15 characters')).toBeVisible();
    expect(updates()).toEqual([]);
  });

  it('sends text, colour and end', async () => {
    const { updates, handleClose, host } = await show();
    await userEvent.type(text(), 'Lunch');
    await userEvent.click(screen.getByRole('radio', { name: 'Busy' }));
    await userEvent.selectOptions(screen.getByLabelText(/^Clear after/), 'h1');
    const before = nowSeconds();
    await save();
    await waitFor(() => expect(handleClose).toHaveBeenCalledWith('saved'));
    const [sent] = updates() as { statusEnd: number }[];
    expect(sent).toMatchObject({ status: 'Busy', statusDescription: 'Lunch' });
    expect(sent!.statusEnd).toBeGreaterThanOrEqual(before + 3600);
    expect(sent!.statusEnd).toBeLessThanOrEqual(nowSeconds() + 3600);
    expect(host.toasts).toMatchObject([{ message: 'Your status has been updated!' }]);
  });

  it('requires a day for a custom period', async () => {
    await show();
    await userEvent.type(text(), 'Lunch');
    await userEvent.selectOptions(screen.getByLabelText(/^Clear after/), 'custom');
    await save();
    expect(await screen.findByText('Selecting a date is required')).toBeVisible();
  });

  it('offers fixed periods, or a day within the coming year', async () => {
    const { updates } = await show();
    const periods = within(screen.getByLabelText(/^Clear after/)).getAllByRole('option');
    expect(periods.map(({ textContent }) => textContent).slice(-6)).toEqual([
      ...['30 minutes', '1 hour', '4 hours', '8 hours', '1 week', 'Custom'],
    ]);
    await userEvent.type(text(), 'Lunch');
    await userEvent.selectOptions(screen.getByLabelText(/^Clear after/), 'custom');
    const day = screen.getByLabelText(/^End date/);
    const furthest = new Date();
    furthest.setDate(furthest.getDate() + 366);
    const last = (day as HTMLInputElement).max;
    expect(Math.abs(new Date(`${last}T00:00`).getTime() - furthest.setHours(0, 0, 0, 0))).toBeLessThan(2 * 86_400_000);
    fireEvent.change(day, { target: { value: '2999-01-01' } });
    await save();
    expect(await screen.findByText('The end is too far away')).toBeVisible();
    expect(updates()).toEqual([]);
  });

  it('takes over the text of a preset, which requires a day and no period', async () => {
    const { updates, handleClose } = await show();
    await userEvent.click(screen.getByRole('radio', { name: /🏖️.*Vacationing/u }));
    expect(text()).toHaveValue('Vacationing');
    expect(screen.getByRole('radio', { name: /🤒.*Out sick/u })).toBeVisible();
    expect(screen.queryByLabelText(/^Clear after/)).not.toBeInTheDocument();
    const day = screen.getByLabelText(/^End date/);
    expect(day).toHaveAttribute('min', earliestDay());
    fireEvent.change(day, { target: { value: earliestDay() } });
    await save();
    await waitFor(() => expect(handleClose).toHaveBeenCalledWith('saved'));
    expect(updates()).toMatchObject([
      { status: 'Vacationing', statusEnd: new Date(`${earliestDay()}T00:00`).getTime() / 1000 },
    ]);
  });

  it('falls back to Available when the text is cleared', async () => {
    await show(buildStatus({ status: 'Busy', statusDescription: 'Lunch' }));
    expect(await screen.findByRole('radio', { name: 'Busy' })).toBeChecked();
    await userEvent.click(screen.getByRole('button', { name: 'Clear message' }));
    expect(text()).toHaveValue('');
    expect(screen.getByRole('radio', { name: 'Available' })).toBeChecked();
  });
});

describe('the time-until dialog', () => {
  // Noon, so that times of the day lie both in the past and in the future. Only the date is fake; timers run as usual.
  beforeEach(() => void jest.useFakeTimers({ now: new Date(2026, 5, 1, 12), doNotFake: [...TIMERS] }));
  afterEach(() => void jest.useRealTimers());

  async function show() {
    const { host } = hostWith();
    const handleClose = jest.fn();
    await renderInHost(<TimeUntilDialog status="Away" onClose={handleClose} />, {
      host,
      texts,
      contractTexts: [networkTexts],
    });
    await screen.findByRole('dialog', { name: 'Away until' });
    return handleClose;
  }
  const set = () => userEvent.click(screen.getByRole('button', { name: 'Set' }));
  const time = () => screen.getByLabelText(/^Time/);

  it('requires a time in the future', async () => {
    const handleClose = await show();
    await set();
    expect(await screen.findByText('Selecting a time is required')).toBeVisible();
    await userEvent.type(time(), '00:00');
    await set();
    expect(await screen.findByText('A valid time is required')).toBeVisible();
    expect(handleClose).not.toHaveBeenCalled();
  });

  it('returns that time of today', async () => {
    const handleClose = await show();
    await userEvent.type(time(), '23:59');
    await set();
    await waitFor(() => expect(handleClose).toHaveBeenCalledWith(new Date().setHours(23, 59, 0, 0) / 1000));
  });
});
