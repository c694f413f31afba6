import { describe, expect, it } from '@jest/globals';
import { createTestHost } from '@meet/remote-kit/testing';
import { offerInvitations } from './offerInvitations.ts';

function start() {
  const host = createTestHost({ api: {} });
  offerInvitations(host);
  return { host, find: (query: string) => host.searches[0]!.search(query, new AbortController().signal) };
}

describe('invitations in the palette', () => {
  it('are offered for a pasted list of addresses, with the names', async () => {
    const { host, find } = start();
    const [invite, ...others] = await find('"Stan, Bo" <bo@example.com>; cleo@example.com');
    expect(others).toEqual([]);
    expect(invite).toMatchObject({ hint: 'bo@example.com, cleo@example.com' });
    invite!.run();
    expect(host.dialogs).toEqual([
      {
        name: 'account.inviteUser/v1',
        input: {
          people: [
            { email: 'bo@example.com', name: 'Stan, Bo' },
            { email: 'cleo@example.com', name: '' },
          ],
        },
      },
    ]);
  });

  it.each(['', 'review', 'bo@example.com', 'bo@example.com, review'])('are not offered for %j', async (query) => {
    expect(await start().find(query)).toEqual([]);
  });
});
