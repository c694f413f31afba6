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
  const handle: RemoteHandle = { id: 'test', version: '1.2.3', words: 'Test', load: () => loaded, reset: () => {} };
  const personalView = (view: object) => <p>{JSON.stringify(view)}</p>;
  await renderInHost(<RemotePageView {...{ handle, personalView }} route="referrals" />, { host });
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

  it('is replaced by a stand-in, and not requested, if it is personal and the viewer is an administrator', async () => {
    const { page } = await show({ isAdmin: true, personal: { note: 'referrals.page' } });
    expect(await screen.findByText('{"title":"title","note":"referrals.page"}')).toBeVisible();
    expect(page).not.toHaveBeenCalled();
  });
});
