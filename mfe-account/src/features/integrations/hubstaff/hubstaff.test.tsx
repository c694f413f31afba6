import { describe, expect, it } from '@jest/globals';
import { integrationConnectionsChanged, type Hubstaff } from '@meet/integrations-contract';
import { renderInHost, TEST_USER, type TestHostOptions } from '@meet/remote-kit/testing';
import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import ownTexts from '../../../i18n/en_US.json';
import { HubstaffConnection } from './HubstaffConnection.tsx';
import cardTexts from '../i18n/en_US.json';
import { AuthorizeHubstaffPage } from './AuthorizeHubstaffPage.tsx';
import pageTexts from './i18n/en_US.json';

const CONNECTED: Hubstaff = {
  hubstaffName: 'Ana at work',
  isEnabled: true,
  needsReconnect: false,
  projectId: '501',
  projectName: 'Website',
  lastResult: null,
  lastResultAt: null,
};
const PROJECTS = [
  { projectId: '501', projectName: 'Website', organizationName: 'Shop' },
  { projectId: '502', projectName: 'Basket', organizationName: 'Shop' },
];
const texts = { ...ownTexts, ...cardTexts, ...pageTexts };

async function card(hubstaff: Hubstaff | null, options: TestHostOptions = {}) {
  let now = hubstaff;
  const { host } = await renderInHost(<HubstaffConnection />, {
    texts,
    ...options,
    api: {
      getHubstaff: () => ({ hubstaff: now }),
      getHubstaffProjects: { projects: PROJECTS },
      changeHubstaff: (input: Partial<Hubstaff>) => ({ hubstaff: (now = { ...CONNECTED, ...input }) }),
      disconnectHubstaff: {},
      ...options.api,
    },
  });
  return { host, set: (next: Hubstaff | null) => (now = next) };
}

describe('the page after the authorization at Hubstaff', () => {
  const open = (api: Record<string, unknown>) =>
    renderInHost(<AuthorizeHubstaffPage />, {
      texts,
      at: '/user-authorize-hubstaff?code=c1&state=s1',
      path: '/user-authorize-hubstaff',
      api,
    });

  it('sends code and state once, and links to the integrations', async () => {
    const { host } = await open({ finishHubstaff: { hubstaff: CONNECTED } });
    expect(await screen.findByText('Connected with Hubstaff')).toBeVisible();
    expect(host.calls).toEqual([{ name: 'finishHubstaff', input: { code: 'c1', state: 's1' } }]);
    expect(screen.getByRole('link', { name: 'See your integrations' })).toHaveAttribute('href', '/integrations');
  });

  it('shows an error if connecting fails', async () => {
    await open({
      finishHubstaff: () => {
        throw new Error('refused');
      },
    });
    expect(await screen.findByText('Hubstaff was not connected')).toBeVisible();
    expect(screen.getByRole('alert')).toBeVisible();
  });
});

describe('the connection with Hubstaff', () => {
  it('is offered if there is none', async () => {
    await card(null);
    expect(await screen.findByRole('button', { name: 'Connect Hubstaff' })).toBeEnabled();
  });

  it('lets the person choose a project and switch recording off, and follows changes from elsewhere', async () => {
    const { host, set } = await card(CONNECTED);
    expect(await screen.findByText('Connected as Ana at work')).toBeVisible();
    await screen.findByRole('option', { name: 'Shop · Basket' });
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Project' }), 'Shop · Basket');
    expect(host.calls.at(-1)).toEqual({ name: 'changeHubstaff', input: { projectId: '502' } });
    await userEvent.click(screen.getByRole('switch', { name: 'Record the time of my meetings' }));
    expect(host.calls.at(-1)).toEqual({ name: 'changeHubstaff', input: { isEnabled: false } });
    set({ ...CONNECTED, lastResult: 'recorded', lastResultAt: 1 });
    act(() => host.push(integrationConnectionsChanged, { integrationId: 'hubstaff', connectionsCount: 1 }));
    expect(await screen.findByText('Last meeting: recorded')).toBeVisible();
  });

  it('offers to connect again if Hubstaff no longer accepts the authorization', async () => {
    await card({ ...CONNECTED, needsReconnect: true, lastResult: 'waiting', lastResultAt: 1 });
    expect(await screen.findByRole('button', { name: 'Connect again' })).toBeEnabled();
    expect(screen.getByText(/no longer accepts the authorization/)).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'Project' })).toBeDisabled();
  });

  it('is disconnected on request', async () => {
    const { host } = await card(CONNECTED);
    await userEvent.click(await screen.findByRole('button', { name: 'Disconnect Hubstaff' }));
    expect(await screen.findByRole('button', { name: 'Connect Hubstaff' })).toBeVisible();
    expect(host.calls.some(({ name }) => name === 'disconnectHubstaff')).toBe(true);
  });

  it('shows its state without controls to an administrator who views the account', async () => {
    await card(CONNECTED, { session: { ...TEST_USER, impersonatedBy: 'admin@example.com' } });
    expect(await screen.findByText('Website')).toBeVisible();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(screen.queryByRole('switch')).not.toBeInTheDocument();
  });
});
