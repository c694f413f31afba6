import { describe, expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import { createStore } from 'jotai';
import { createTestHost, renderInHost, TEST_USER } from '../testing/index.ts';
import type { RemotePage } from './defineRemote.ts';
import type { LoadedRemote, RemoteHandle } from './RemoteHandle.ts';
import { RemotePageView } from './RemotePageView.tsx';

async function show({ personal, isAdmin }: Pick<RemotePage, 'personal'> & { isAdmin: boolean }) {
  const host = createTestHost({ session: { ...TEST_USER, isAdmin } });
  const drawn = Promise.resolve(() => <h1>Whom you invited</h1>);
  const page = jest.fn(() => drawn);
  const routes = { referrals: { title: 'title', personal, load: () => drawn } };
  const loaded: Promise<LoadedRemote> = Promise.resolve({
    ...{ id: 'test', host, store: createStore(), page, extension: () => undefined },
    definition: { contract: 1, id: 'test', texts: {} as never, routes },
  });
  const handle: RemoteHandle = { id: 'test', version: '1.2.3', load: () => loaded, reset: () => {} };
  await renderInHost(<RemotePageView handle={handle} route="referrals" />, { host, texts: { title: 'Referrals' } });
  return { page };
}

describe('a remote’s page', () => {
  it.each([
    { isAdmin: false, personal: { note: 'referrals.page' } },
    { isAdmin: true, personal: undefined },
  ])('is drawn for %j', async (scene) => {
    await show(scene);
    expect(await screen.findByRole('heading', { name: 'Whom you invited' })).toBeVisible();
  });

  it('of people’s own things is not even asked for by an administrator, who can change its note', async () => {
    const { page } = await show({ isAdmin: true, personal: { note: 'referrals.page' } });
    expect(await screen.findByRole('heading', { level: 1, name: 'Referrals' })).toBeVisible();
    expect(screen.getByText(/You are signed in as an administrator/)).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Edit the note about: Referrals' })).toBeVisible();
    expect(page).not.toHaveBeenCalled();
  });

  it('without a note has none for an administrator either', async () => {
    await show({ isAdmin: true, personal: {} });
    expect(await screen.findByRole('heading', { level: 1, name: 'Referrals' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /About/ })).toBeNull();
  });
});
