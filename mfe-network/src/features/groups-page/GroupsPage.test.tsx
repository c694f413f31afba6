import { networkTexts } from '@meet/network-contract/texts';
import { afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { renderInHost, buildContact, buildGroup } from '@meet/remote-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeLayout } from '@meet/ui/testing';
import texts from '../../i18n/en_US.json';
import { createNetworkHost, endNetworks } from '../../testing/createNetworkHost.ts';
import { GroupsPage } from './GroupsPage.tsx';

beforeAll(() => fakeLayout({ height: 320, row: 48 }));
afterEach(endNetworks);

describe('the groups page', () => {
  const bob = buildContact('Bob Stan');
  const owned = buildGroup('Design', 'ana@example.com', [bob]);
  const joined = buildGroup('Sales', 'boss@example.com', [buildContact('Eva Radu')]);

  async function show(groups = [owned, joined]) {
    const host = createNetworkHost({ groups });
    await renderInHost(<GroupsPage />, { host, texts, contractTexts: [networkTexts] });
    return host;
  }

  it('shows every group with its members, and marks own groups', async () => {
    await show();
    const design = within(screen.getByRole('listitem', { name: 'Design' }));
    expect(design.getByText('Owner')).toBeVisible();
    expect(design.getByText('Bob Stan')).toBeVisible();
    expect(within(screen.getByRole('listitem', { name: 'Sales' })).queryByText('Owner')).not.toBeInTheDocument();
  });

  it('renders only the visible rows of 1,000 members, all reachable by keyboard', async () => {
    const crowd = Array.from({ length: 1_000 }, (_, index) => buildContact(`Person ${index + 1}`));
    await show([buildGroup('Everybody', 'ana@example.com', crowd)]);
    const list = within(screen.getByRole('list', { name: 'Members of Everybody' }));
    const [first] = list.getAllByRole('listitem');
    expect(list.getAllByRole('listitem').length).toBeLessThan(40);
    act(() => first!.focus());
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(document.activeElement).toHaveTextContent('Person 1000'));
    await userEvent.tab();
    expect(list.getByRole('button', { name: 'Remove Person 1000 from the group' })).toHaveFocus();
    expect(list.getAllByRole('listitem').length).toBeLessThan(40);
  });

  it('shows many groups a page at a time', async () => {
    const teams = Array.from({ length: 45 }, (_, index) =>
      buildGroup(`Team ${String(index + 1).padStart(2, '0')}`, 'ana@example.com', [bob]),
    );
    await show(teams);
    const cards = () => screen.queryAllByRole('listitem', { name: /^Team/ });
    expect(cards()).toHaveLength(20);
    await userEvent.click(screen.getByRole('button', { name: 'Page 3' }));
    expect(cards().map((card) => card.getAttribute('aria-label'))).toEqual(
      ['41', '42', '43', '44', '45'].map((number) => `Team ${number}`),
    );
    await userEvent.type(screen.getByRole('searchbox'), 'team 0');
    expect(cards()).toHaveLength(9);
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  });

  it('searches groups and members', async () => {
    await show();
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search groups and members' }), 'eva');
    expect(screen.queryByRole('listitem', { name: 'Design' })).not.toBeInTheDocument();
    expect(screen.getByRole('listitem', { name: 'Sales' })).toBeVisible();
    await userEvent.type(screen.getByRole('searchbox'), ' nobody');
    expect(screen.getByText('No groups found for “eva nobody”')).toBeVisible();
  });

  it('offers to create the first group', async () => {
    const host = await show([]);
    expect(screen.getByText('No groups yet')).toBeVisible();
    await userEvent.click(screen.getAllByRole('button', { name: 'Create group' })[0]!);
    expect(host.dialogs).toMatchObject([{ name: 'network.createGroup/v1' }]);
  });
});
