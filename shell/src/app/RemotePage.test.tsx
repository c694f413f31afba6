import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { PageSkeleton } from '../frame/PageSkeleton.tsx';
import { RemotePage } from './RemotePage.tsx';
import { renderInShell } from '../testing/renderInShell.tsx';

const NOT_FOUND = 'Page not found';
const lists = (...remotes: object[]) => new Response(JSON.stringify({ remotes }));
const down = async () => {
  throw new TypeError('unreachable');
};

/** Opens a meeting's link in a browser without stored data. The registry gives these answers in turn. */
async function openMeetingLink(...answers: (() => Promise<Response>)[]) {
  const fetch = jest.fn<typeof globalThis.fetch>(() => answers.shift()?.() ?? new Promise(() => {}));
  globalThis.fetch = fetch;
  await renderInShell(
    <Suspense fallback={<PageSkeleton />}>
      <RemotePage name="meetingJoin" />
    </Suspense>,
    { at: '/j/123456789' },
  );
  return fetch;
}

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers();
});
afterEach(() => void jest.useRealTimers());

describe('a remote’s page in a new browser', () => {
  it('waits while the registry is down or silent, and never shows that the page is missing', async () => {
    await openMeetingLink(down, down);
    await pass(120_000);
    expect(screen.queryByText(NOT_FOUND)).toBeNull();
    expect(screen.getAllByRole('status').length).toBeGreaterThan(0);
  });

  it('shows that loading takes longer, then offers Retry, which requests again at once', async () => {
    const fetch = await openMeetingLink();
    await pass(5_000);
    expect(screen.getByText('Taking longer than usual. We keep trying.')).toBeVisible();
    await pass(25_000);
    const requested = fetch.mock.calls.length;
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(fetch.mock.calls.length).toBeGreaterThan(requested);
  });

  it('is not found once the registry has answered without a remote for it', async () => {
    await openMeetingLink(async () => lists());
    await pass(0);
    expect(screen.getByRole('heading', { name: NOT_FOUND })).toBeVisible();
  });
});

describe('a remote’s page in a browser with an older list of remotes', () => {
  it('is not found only after the registry itself has answered', async () => {
    localStorage.setItem('meet.registry', JSON.stringify({ remotes: {} }));
    const answer = Promise.withResolvers<Response>();
    await openMeetingLink(() => answer.promise);
    await pass(3_000);
    expect(screen.queryByText(NOT_FOUND)).toBeNull();
    answer.resolve(lists());
    await pass(0);
    expect(screen.getByRole('heading', { name: NOT_FOUND })).toBeVisible();
  });
});
