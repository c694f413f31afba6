import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { sendTelemetry } from '@meet/releases-contract';
import { createTelemetry } from '../base/createTelemetry.ts';
import { failingAt } from '../remotes/failureKinds.ts';
import { buildRelease } from '../testing/buildRelease.ts';
import { createUsageReports } from './createUsageReports.ts';

const chat = buildRelease('mfe-chat');
const sent: unknown[] = [];
let notify: (metric: { name: 'LCP'; value: number }) => void;

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  sent.splice(0);
  history.replaceState(null, '', '/notifications');
});
afterEach(() => void jest.useRealTimers());

describe('the usage reports of releases', () => {
  it('contain loads, vitals and error counts by kind, and nothing else', async () => {
    const telemetry = createTelemetry();
    const fails = async () => {
      throw new Error('ana@example.com wrote: secret');
    };
    await failingAt('part', fails).catch((error: unknown) => telemetry.of(chat).report(error));
    createUsageReports({
      remotes: {
        running: () => [chat],
        findDrawer: (page) => (page === 'notifications' ? ({ id: 'mfe-chat' } as never) : undefined),
        ownPageAt: () => undefined,
      },
      watchVitals: (notified) => void (notify = notified),
      reports: telemetry.reports,
      send: (report) => void sent.push(report),
    });
    notify({ name: 'LCP', value: 812.5 });
    telemetry.of(chat).report(new Error('in a handler'));
    telemetry.of(chat).report(new Error('in a handler'));
    telemetry.of(chat).report(new Error('drawn'), { componentStack: 'at Chat' });
    telemetry.of().report(new Error('of the shell itself'));
    await jest.advanceTimersByTimeAsync(5_000);
    expect(sent).toEqual([
      {
        entries: [
          {
            remote: 'mfe-chat',
            releaseId: '1.0.0-0123456789ab',
            sessions: 1,
            errors: [
              { kind: 'part', count: 1 },
              { kind: 'handler', count: 2 },
              { kind: 'render', count: 1 },
            ],
            vitals: [{ name: 'lcp', value: 812.5 }],
          },
        ],
      },
    ]);
    expect(sendTelemetry.input.isValidSync(sent[0], { strict: true })).toBe(true);

    await jest.advanceTimersByTimeAsync(60_000);
    telemetry.of(chat).report(new Error('later'));
    await jest.advanceTimersByTimeAsync(60_000);
    expect(sent).toHaveLength(2);
    expect(sent[1]).toMatchObject({ entries: [{ sessions: 0, errors: [{ kind: 'handler', count: 1 }] }] });
  });
});

it('are sent with the session’s token, and outlive the page', async () => {
  const fetch = jest.fn(async () => new Response());
  globalThis.fetch = fetch as never;
  localStorage.setItem('user-token', JSON.stringify({ token: 'of-ana' }));
  createUsageReports({
    remotes: { running: () => [chat], findDrawer: () => undefined, ownPageAt: () => undefined },
    watchVitals: () => {},
    reports: [],
  });
  await jest.advanceTimersByTimeAsync(5_000);
  const [[path, init]] = fetch.mock.calls as unknown as [[string, RequestInit]];
  expect([path, init.keepalive, init.headers]).toEqual([
    '/api/telemetry',
    true,
    { 'content-type': 'application/json', 'user-token': 'of-ana' },
  ]);
});
