import { describe, expect, it, jest } from '@jest/globals';
import { QUEUE_COUNTED_MAX } from '@meet/contracts';
import { CallFailure } from '@meet/contracts/client';
import { releasesTexts } from '@meet/releases-contract/texts';
import { renderInHost, TEST_USER, type TestHostOptions } from '@meet/remote-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import ownTexts from '../../i18n/en_US.json';
import pageTexts from './i18n/en_US.json';
import { HealthPage } from './HealthPage.tsx';

const service = (name: string, more: object = {}) => ({
  name,
  state: 'here',
  version: '1.2.0',
  contract: '1.4.0',
  since: 1_795_546_497_855,
  calls: 2_000,
  failures: 5,
  p99: 50,
  waiting: 3,
  ...more,
});
const AWAY = { state: 'away', version: null, contract: null, since: null, p99: null, waiting: null, calls: 0 };
const HEALTH = {
  at: 1_795_546_497_855,
  sockets: 1_234,
  takesWrites: true,
  databaseMs: 1.4,
  reachesRedis: null,
  queues: [] as object[],
  services: [service('accounts'), service('chat', { state: 'distributed', waiting: null })],
};

const show = (health: unknown, options: TestHostOptions = {}) =>
  renderInHost(<HealthPage />, {
    texts: { ...ownTexts, operator: { ...ownTexts.operator, ...pageTexts.operator } },
    contractTexts: [releasesTexts],
    ownPages: { operatorRemotes: '/operator/remotes' },
    session: { ...TEST_USER, isAdmin: true },
    ...options,
    api: { getHealth: health as never, ...options.api },
  });
const row = async (name: string) => within((await screen.findByRole('cell', { name })).closest('tr')!);

describe('the health page', () => {
  it('shows state, version, calls and waiting work of each service, and sockets and database', async () => {
    await show(HEALTH);
    const accounts = await row('accounts');
    for (const text of ['In the gateway', '1.2.0, contract 1.4.0', '2,000', '0.25%', '50 ms', '3'])
      expect(accounts.getByText(text)).toBeVisible();
    expect((await row('chat')).getByText('Answers')).toBeVisible();
    for (const text of ['1,234', '1 ms', 'Takes what is written']) expect(screen.getByText(text)).toBeVisible();
    expect(screen.queryByText(/^No answer from/)).toBeNull();
  });

  it('shows the length of each queue, and how long its oldest entry is overdue', async () => {
    const queue = (name: string, length: number, oldestSeconds: number) => ({
      ...{ name, length, oldestSeconds },
      service: 'notifications',
      givenUp: [],
    });
    const queues = [queue('mails', 1_500, 90.4), queue('pushes', QUEUE_COUNTED_MAX, 720), queue('webhooks', 0, 0)];
    await show({ ...HEALTH, queues });
    expect(await screen.findByRole('table', { name: 'Queues' })).toBeVisible();
    const notified = screen.getAllByRole('row').slice(-3);
    expect(
      notified.map((row) =>
        within(row)
          .getAllByRole('cell')
          .map(({ textContent }) => textContent),
      ),
    ).toEqual([
      ['mailsnotifications', '1,500', '90 s'],
      ['pushesnotifications', '10,000 or more', '12 min'],
      ['webhooksnotifications', '0', '–'],
    ]);
  });

  describe('given-up work', () => {
    const kept = (reason: string, count: number, canSendAgain = true) => ({
      ...{ reason, count, canSendAgain },
      latestAt: HEALTH.at,
    });
    const queues = [
      { name: 'mails', service: 'notifications', length: 0, oldestSeconds: 0 },
      { name: 'webhooks', service: 'integrations', length: 0, oldestSeconds: 0 },
      { name: 'time-entries', service: 'integrations', length: 0, oldestSeconds: 0 },
    ];
    const givenUp = [
      [kept('given-up', 1_200), kept('uncertain', 2)],
      [kept('failed', QUEUE_COUNTED_MAX)],
      [kept('uncertain', 3, false), kept('lost', 1, false)],
    ];
    const withGivenUp = { ...HEALTH, queues: queues.map((queue, at) => ({ ...queue, givenUp: givenUp[at]! })) };
    const resend = (of: string) => screen.findByRole('button', { name: `Send again: ${of}` });

    it('is listed with queue, reason, count and latest due time, and can be sent again if allowed', async () => {
      await show(withGivenUp);
      const table = within(await screen.findByRole('table', { name: 'Given up' }));
      const cells = table
        .getAllByRole('row')
        .slice(1)
        .map((row) =>
          within(row)
            .getAllByRole('cell')
            .map(({ textContent }) => textContent),
        );
      expect(cells.map((row) => [row[0], row[1], row[2], row[4]])).toEqual([
        ['mails', 'Not accepted for a day', '1,200', 'Send again'],
        ['mails', 'Unknown whether it arrived', '2', 'Send again'],
        ['webhooks', 'No attempt succeeded', '10,000 or more', 'Send again'],
        ['time-entries', 'Unknown whether it arrived', '3', ''],
        ['time-entries', 'lost', '1', ''],
      ]);
      expect(cells[0]![3]).toMatch(/2026/);
    });

    it('is hidden while there is none', async () => {
      await show({ ...HEALTH, queues: queues.map((queue) => ({ ...queue, givenUp: [] })) });
      expect(await screen.findByRole('table', { name: 'Queues' })).toBeVisible();
      expect(screen.queryByRole('table', { name: 'Given up' })).toBeNull();
    });

    it('is sent again, and the page shows the count and the new state', async () => {
      let health: unknown = withGivenUp;
      const { host } = await show(() => health, {
        api: {
          resendMails: () => {
            health = HEALTH;
            return { count: 1_000 };
          },
        },
      });
      await userEvent.click(await resend('mails, Not accepted for a day'));
      expect(host.calls).toContainEqual({ name: 'resendMails', input: { reason: 'given-up' } });
      expect(host.toasts).toContainEqual({ type: 'success', message: 'Queued again: 1,000.' });
      await waitFor(() => expect(screen.queryByRole('table', { name: 'Given up' })).toBeNull());
    });

    it('stays with an error if sending again fails', async () => {
      const { host } = await show(withGivenUp, {
        api: {
          resendQueue: () => {
            throw CallFailure.fromNetwork(new TypeError('offline'));
          },
        },
      });
      await userEvent.click(await resend('webhooks, No attempt succeeded'));
      expect(host.calls).toContainEqual({ name: 'resendQueue', input: { queue: 'webhooks' } });
      expect(host.toasts).toMatchObject([{ type: 'error' }]);
      expect(await resend('webhooks, No attempt succeeded')).toBeEnabled();
    });

    it('on contacts is sent again by the network service', async () => {
      const queues = [
        { name: 'network-mates', service: 'network', length: 0, oldestSeconds: 0, givenUp: [kept('failed', 3)] },
      ];
      const { host } = await show({ ...HEALTH, queues }, { api: { resendFollowUps: { count: 3 } } });
      await userEvent.click(await resend('network-mates, No attempt succeeded'));
      expect(host.calls).toContainEqual({ name: 'resendFollowUps', input: { queue: 'network-mates' } });
      expect(host.toasts).toContainEqual({ type: 'success', message: 'Queued again: 3.' });
    });

    it.each([true, false])('is sent again only after confirmation if it may arrive twice: %p', async (confirms) => {
      const { host } = await show(withGivenUp, { confirms, api: { resendMails: { count: 2 } } });
      await userEvent.click(await resend('mails, Unknown whether it arrived'));
      expect(host.questions).toMatchObject([{ title: 'Send again what may have arrived?' }]);
      const sent = host.calls.filter(({ name }) => name === 'resendMails');
      expect(sent).toEqual(confirms ? [{ name: 'resendMails', input: { reason: 'uncertain' } }] : []);
    });
  });

  it.each([
    [true, 'Reached'],
    [false, 'Away: processes do not hear each other'],
  ])('shows whether Redis is reached, if it is configured: %s', async (reachesRedis, notified) => {
    await show({ ...HEALTH, reachesRedis });
    expect((await screen.findByText('Redis')).nextElementSibling).toHaveTextContent(notified);
  });

  it('shows neither queues nor Redis if there are none', async () => {
    await show(HEALTH);
    expect(await screen.findByRole('table', { name: 'Services' })).toBeVisible();
    expect(screen.queryByRole('table', { name: 'Queues' })).toBeNull();
    expect(screen.queryByText('Redis')).toBeNull();
  });

  it('names services that are away, and shows when nothing can be written', async () => {
    const services = [service('chat', AWAY), service('meetings', AWAY)];
    await show({ ...HEALTH, takesWrites: false, databaseMs: null, services });
    expect(await screen.findByText(/^No answer from: chat, meetings\./)).toBeVisible();
    expect(screen.getByText('Takes nothing: no room, or no answer')).toBeVisible();
    expect((await row('chat')).getByText('Away')).toBeVisible();
  });

  it('polls every ten seconds, and keeps the last answer while the server does not answer', async () => {
    jest.useFakeTimers();
    let requested = 0;
    await show(() => {
      requested += 1;
      if (requested === 2) throw new CallFailure(503, { code: 'UNAVAILABLE', message: 'Not now.' });
      return { ...HEALTH, sockets: requested };
    });
    await act(() => jest.advanceTimersByTimeAsync(10_000));
    expect(screen.getByText('Nobody answers just now. This is what was told last.')).toBeVisible();
    expect(screen.getByText('In the gateway')).toBeVisible();
    await act(() => jest.advanceTimersByTimeAsync(10_000));
    expect(screen.queryByText('Nobody answers just now. This is what was told last.')).toBeNull();
    expect(requested).toBe(3);
    jest.useRealTimers();
  });

  it('offers a retry if nothing was ever loaded', async () => {
    let fails = true;
    await show(() => {
      if (fails) throw CallFailure.fromNetwork(new TypeError('offline'));
      return HEALTH;
    });
    expect(await screen.findByText('It could not be found out how everything is.')).toBeVisible();
    fails = false;
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('cell', { name: 'accounts' })).toBeVisible();
  });

  it('is for administrators', async () => {
    const { host } = await show(HEALTH, { session: TEST_USER });
    expect(await screen.findByRole('heading', { name: 'This page is for administrators' })).toBeVisible();
    expect(host.calls).toEqual([]);
  });
});
