import { networkTexts } from '@meet/network-contract/texts';
import { afterEach, describe, expect, it } from '@jest/globals';
import { renderInHost } from '@meet/remote-kit/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import texts from '../../i18n/en_US.json';
import { createNetworkHost, endNetworks } from '../../testing/createNetworkHost.ts';
import { buildContact, buildGroup } from '../../testing/people.ts';
import { GroupsPage } from './GroupsPage.tsx';

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

  it('shows every group with its members, the own ones marked', async () => {
    await show();
    const design = within(screen.getByRole('listitem', { name: 'Design' }));
    expect(design.getByText('Owner')).toBeVisible();
    expect(design.getByText('Bob Stan')).toBeVisible();
    expect(within(screen.getByRole('listitem', { name: 'Sales' })).queryByText('Owner')).not.toBeInTheDocument();
  });

  it('searches groups and members', async () => {
    await show();
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search groups and members' }), 'eva');
    expect(screen.queryByRole('listitem', { name: 'Design' })).not.toBeInTheDocument();
    expect(screen.getByRole('listitem', { name: 'Sales' })).toBeVisible();
    await userEvent.type(screen.getByRole('searchbox'), ' nobody');
    expect(screen.getByText('No groups found for “eva nobody”')).toBeVisible();
  });

  it('invites to create the first group', async () => {
    const host = await show([]);
    expect(screen.getByText('No groups yet')).toBeVisible();
    await userEvent.click(screen.getAllByRole('button', { name: 'Create group' })[0]!);
    expect(host.dialogs).toMatchObject([{ name: 'network.createGroup/v1' }]);
  });
});
