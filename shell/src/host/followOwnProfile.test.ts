import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { ownProfileChanged } from '@meet/accounts-contract';
import { createTestHost } from '@meet/remote-kit/testing';
import { createSessionStore } from '../session/createSessionStore.ts';
import { followOwnProfile } from './followOwnProfile.ts';

const ana = { email: 'ana@example.com', fullName: 'Ana Pop', alias: 'ana', avatar: null };
const buildProfile = (changes: { fullName?: string; email?: string; avatar?: string }) => ({
  accountId: 'a',
  ...ana,
  ...changes,
});
const settled = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => localStorage.clear());

async function follow(onServer: object = ana) {
  const session = createSessionStore();
  session.start({ ...ana, token: 'user-1' });
  const host = createTestHost({ api: { getLoggedInUserData: () => onServer } });
  followOwnProfile(session, host.events, host.api);
  await settled();
  return { session, host };
}

describe('followOwnProfile', () => {
  it('applies changes from another tab or device', async () => {
    const { session, host } = await follow();
    host.push(ownProfileChanged, { profile: buildProfile({ fullName: 'Ana Radu', avatar: '/api/avatars/x' }) });
    expect(session.current()).toMatchObject({ fullName: 'Ana Radu', avatar: '/api/avatars/x', alias: 'ana' });
    host.push(ownProfileChanged, { profile: buildProfile({ fullName: 'Ana Radu' }) });
    expect(session.current()).toMatchObject({ avatar: undefined });
  });

  it('fetches the profile on connection and after a reconnection', async () => {
    const onServer = { ...ana, fullName: 'Ana Radu' };
    const { session, host } = await follow(onServer);
    expect(session.current()).toMatchObject({ fullName: 'Ana Radu' });
    onServer.fullName = 'Ana Stan';
    host.setConnection('offline');
    host.setConnection('online');
    await settled();
    expect(session.current()).toMatchObject({ fullName: 'Ana Stan' });
  });

  it('notifies nobody if nothing changed, and ignores other accounts', async () => {
    const { session, host } = await follow();
    const notified = jest.fn();
    session.subscribe(notified);
    host.push(ownProfileChanged, { profile: buildProfile({}) });
    host.push(ownProfileChanged, { profile: buildProfile({ email: 'bo@example.com', fullName: 'Bo' }) });
    expect(notified).not.toHaveBeenCalled();
    session.clear();
    host.push(ownProfileChanged, { profile: buildProfile({ fullName: 'Late' }) });
    expect(session.current().state).toBe('visitor');
  });
});
