import { afterEach, describe, expect, it } from '@jest/globals';
import { createNetworkHost, endNetworks } from '../../testing/createNetworkHost.ts';
import { buildContact, buildGroup } from '@meet/remote-kit/testing';
import { getNetwork } from '../../state/getNetwork.ts';
import { findPeople } from './findPeople.ts';

afterEach(endNetworks);

const { signal } = new AbortController();
const emile = buildContact('Émile Zola', { online: true });
const ben = buildContact('Ben Okafor', { pin: 1 });
const eva = buildContact('Eva Radu');

describe('people in the palette', () => {
  it('are listed in the network’s order before anything is typed', async () => {
    const host = createNetworkHost({ contacts: [eva, emile, ben] });
    const found = await findPeople(host, '', signal);
    expect(found.map(({ label }) => label)).toEqual(['Ben Okafor', 'Émile Zola', 'Eva Radu']);
    expect(found[1]!.person).toMatchObject({ email: emile.email, presence: 'online' });
  });

  it('are found by name, regardless of accents, and by address', async () => {
    const host = createNetworkHost({ contacts: [eva, emile, ben] });
    expect((await findPeople(host, 'emi', signal)).map(({ label }) => label)).toEqual(['Émile Zola']);
    expect((await findPeople(host, ben.email, signal)).map(({ label }) => label)).toEqual(['Ben Okafor']);
  });

  it('are found by their group’s name, which is shown, after direct matches', async () => {
    const design = buildGroup('Evaluation', 'me@example.com', [emile, eva]);
    const host = createNetworkHost({ contacts: [emile, eva], groups: [design] });
    const found = await findPeople(host, 'eva', signal);
    expect(found.map(({ label, hint }) => [label, hint])).toEqual([
      ['Eva Radu', eva.email],
      ['Émile Zola', 'Evaluation'],
    ]);
  });

  it('can be written to or called', async () => {
    const host = createNetworkHost({ contacts: [ben] });
    const notified: unknown[] = [];
    host.events.on('conversation.requested@1').subscribe((request) => notified.push(request));
    host.events.on('call.requested@1').subscribe((request) => notified.push(request));
    const [found] = await findPeople(host, 'ben', signal);
    found!.run();
    found!.alternative!.run();
    expect(notified).toEqual([
      { contactId: ben.contactId },
      { people: [{ fullName: 'Ben Okafor', email: ben.email }] },
    ]);
  });

  it('cannot be searched while loading contacts fails, and can afterwards', async () => {
    const host = createNetworkHost({ contacts: [ben] });
    host.server.broken = true;
    getNetwork(host);
    await expect(findPeople(host, 'ben', signal)).rejects.toThrow();
    host.server.broken = false;
    expect(await findPeople(host, 'ben', signal)).toHaveLength(1);
  });
});
