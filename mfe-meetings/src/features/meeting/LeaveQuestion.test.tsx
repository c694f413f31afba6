import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { BehaviorSubject } from 'rxjs';
import { constant } from '@meet/remote-kit';
import { createTestHost, renderInHost, TEST_USER } from '@meet/remote-kit/testing';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import texts from '../../i18n/en_US.json';
import { LeaveQuestion } from './LeaveQuestion.tsx';
import { keepSeat, readSeat } from './seat.ts';

const ROOM = '1234567890';

/** Opens the address of a meeting, after another page of the product or from outside. */
function openMeetingAddress(from: 'product' | 'outside') {
  history.pushState(from === 'product' ? { idx: 4 } : null, '', '/dashboard');
  history.pushState({ idx: from === 'product' ? 5 : 0 }, '', `/j/${ROOM}`);
}

async function goBack() {
  const moved = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
  history.back();
  await act(() => moved);
}

function closeTab(): 'closed' | 'asked' {
  return window.dispatchEvent(new Event('beforeunload', { cancelable: true })) ? 'closed' : 'asked';
}

const question = () => screen.findByRole('alertdialog', { name: 'Leave the meeting?' });
const expectNoQuestion = () =>
  waitFor(() => expect(screen.queryByRole('alertdialog', { name: 'Leave the meeting?' })).toBeNull());

async function show({ company = true, from = 'product' as 'product' | 'outside' } = {}) {
  openMeetingAddress(from);
  keepSeat(ROOM, { name: 'Ana', meetingContactHistoryId: 'h' });
  const company$ = new BehaviorSubject(company);
  let hangUps = 0;
  const meeting = {
    ...{ joined$: constant(true), elapsed$: constant(0), left$: constant(undefined), dialog$: constant(undefined) },
    about$: constant({ subject: '', ownerName: '' }),
    company$,
    hasCompany: () => company$.value,
    closeDialog: () => {},
    hangUp: () => void (hangUps += 1),
  };
  const host = createTestHost();
  await renderInHost(<LeaveQuestion meeting={meeting} roomId={ROOM} />, { host, texts });
  return { host, company$, user: userEvent.setup(), hangUps: () => hangUps };
}
const press = async (user: ReturnType<typeof userEvent.setup>, name: string) =>
  user.click(screen.getByRole('button', { name }));

describe('the question before a person leaves a meeting', () => {
  beforeEach(() => sessionStorage.clear());
  afterEach(cleanup);

  it('is shown at each Back, and Stay keeps the person in the meeting', async () => {
    const { user, hangUps } = await show();
    await goBack();
    expect(await question()).toBeVisible();
    expect(location.pathname).toBe(`/j/${ROOM}`);
    await press(user, 'Stay');
    await expectNoQuestion();
    expect(hangUps()).toBe(0);
    await goBack();
    expect(await question()).toBeVisible();
  });

  it('returns to the previous page on Leave, without another question by the browser', async () => {
    const { user, hangUps } = await show();
    await goBack();
    await question();
    const moved = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
    await press(user, 'Leave');
    expect(closeTab()).toBe('closed');
    await act(() => moved);
    expect(location.pathname).toBe('/dashboard');
    expect(readSeat(ROOM)).toBeUndefined();
    expect(hangUps()).toBe(0);
  });

  it('hangs up on Leave if the person came from outside', async () => {
    const { user, hangUps } = await show({ from: 'outside' });
    await goBack();
    await question();
    await press(user, 'Leave');
    expect(hangUps()).toBe(1);
    expect(location.pathname).toBe(`/j/${ROOM}`);
  });

  it('does not stop a second Back', async () => {
    await show();
    await goBack();
    await question();
    await goBack();
    expect(location.pathname).toBe('/dashboard');
  });

  it('closes when the person goes forward again', async () => {
    await show();
    await goBack();
    await question();
    const moved = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
    history.forward();
    await act(() => moved);
    await expectNoQuestion();
  });

  it('is shown by the browser when the tab is closed', async () => {
    await show();
    expect(closeTab()).toBe('asked');
  });

  it('is not shown to a person who is alone', async () => {
    const { company$ } = await show({ company: false });
    expect(closeTab()).toBe('closed');
    act(() => company$.next(true));
    expect(closeTab()).toBe('asked');
    act(() => company$.next(false));
    expect(closeTab()).toBe('closed');
    // Goes back from the entry above the meeting's own, and on.
    await goBack();
    await waitFor(() => expect(location.pathname).toBe('/dashboard'));
    await expectNoQuestion();
  });

  it('is not shown when another person signs in', async () => {
    const { host } = await show();
    act(() => host.setSession({ ...TEST_USER, token: 'another' }));
    expect(closeTab()).toBe('closed');
  });
});
