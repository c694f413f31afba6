import { describe, expect, it } from '@jest/globals';
import { apiKeyAdded, type Integration } from '@meet/integrations-contract';
import { GUIDANCE_NAMESPACE, guidanceTexts } from '@meet/guidance';
import { applicationAuthorized, applicationRevoked, type AuthorizedApplication } from '@meet/oauth-contract';
import { oauthTexts } from '@meet/oauth-contract/texts';
import { renderInHost, TEST_USER, type TestHostOptions } from '@meet/remote-kit/testing';
import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import applicationTexts from '../../applications/i18n/en_US.json';
import ownTexts from '../../i18n/en_US.json';
import pageTexts from './i18n/en_US.json';
import { IntegrationsPage } from './IntegrationsPage.tsx';

const texts = { ...ownTexts, ...pageTexts, ...applicationTexts };
const card = (integrationId: string, name: string, changes: Partial<Integration> = {}): Integration => ({
  integrationId,
  name,
  state: 'available',
  isConfigured: true,
  keysCount: 0,
  webhooksCount: 0,
  connectionsCount: 0,
  installUrl: null,
  documentation: null,
  ...changes,
});
const CARDS = [
  card('calendar', 'Calendar', { state: 'connected', keysCount: 2 }),
  card('jira', 'Jira', { documentation: '/integrations/about/jira' }),
  card('hubstaff', 'Hubstaff', { state: 'needs-configuration', isConfigured: false }),
  card('chrome-extension', 'Chrome extension', { installUrl: 'https://example.com/extension' }),
  card('webhooks', 'Webhooks'),
];

async function show(options: TestHostOptions = {}, at = '/integrations') {
  const { host } = await renderInHost(<IntegrationsPage />, {
    texts,
    at,
    path: '/integrations/*',
    packageTexts: { [GUIDANCE_NAMESPACE]: guidanceTexts },
    contractTexts: [oauthTexts],
    ...options,
    api: {
      getIntegrations: { integrations: CARDS },
      getWebhooks: { webhooks: [] },
      getAuthorizedApplications: { applications: [] },
      ...options.api,
    },
  });
  return host;
}
const getCard = async (name: string) => within((await screen.findByRole('heading', { name })).closest('li')!);

describe('the integrations page', () => {
  it('shows the state of each integration, and what is missing', async () => {
    await show();
    expect((await getCard('Calendar')).getByText('Connected')).toBeVisible();
    const hubstaff = await getCard('Hubstaff');
    expect(hubstaff.getByText('Needs configuration')).toBeVisible();
    expect(hubstaff.getByText(/has not set up Hubstaff here yet/)).toBeVisible();
    expect(hubstaff.queryByRole('link')).not.toBeInTheDocument();
    expect(hubstaff.queryByRole('button')).not.toBeInTheDocument();
    expect((await getCard('Jira')).getByRole('link', { name: 'How it works: Jira' })).toHaveAttribute(
      'href',
      '/integrations/about/jira',
    );
    const extension = await getCard('Chrome extension');
    expect(extension.getByText('Available')).toBeVisible();
    expect(extension.getByRole('link', { name: 'Install: Chrome extension' })).toHaveAttribute(
      'href',
      'https://example.com/extension',
    );
    expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(4);
  });

  it('opens the API keys of one integration or of all', async () => {
    const host = await show();
    await userEvent.click((await getCard('Calendar')).getByRole('button', { name: '2 API keys: Calendar' }));
    await userEvent.click(screen.getByRole('button', { name: 'Make an API key: Jira' }));
    await userEvent.click(screen.getByRole('button', { name: 'All API keys' }));
    expect(host.dialogs).toEqual([
      { name: 'account.apiKeys/v1', input: { serviceName: 'Calendar' } },
      { name: 'account.apiKeys/v1', input: { serviceName: 'Jira' } },
      { name: 'account.apiKeys/v1', input: undefined },
    ]);
  });

  it('follows keys that are created elsewhere', async () => {
    const host = await show();
    const jira = await getCard('Jira');
    act(() => host.push(apiKeyAdded, { apiKeyId: '1', serviceId: 'jira', keysCount: 1 }));
    expect(await jira.findByText('Connected')).toBeVisible();
    expect(jira.getByRole('button', { name: '1 API key: Jira' })).toBeVisible();
  });

  it('lists the connected Jira users, and disconnects one after confirmation', async () => {
    const connections = [
      { connectionId: 'a', siteUrl: 'https://shop.example', jiraName: 'Mia Krystof', creationDate: 1 },
      { connectionId: 'b', siteUrl: 'https://bank.example', jiraName: null, creationDate: 2 },
    ];
    const host = await show({
      confirms: true,
      api: {
        getIntegrations: { integrations: [card('jira', 'Jira', { state: 'connected', connectionsCount: 2 })] },
        getJiraConnections: { connections },
        disconnectJira: {},
      },
    } as TestHostOptions);
    const list = within(await screen.findByRole('list', { name: 'Connected Jira users' }));
    expect(list.getAllByRole('listitem')).toHaveLength(2);
    await userEvent.click(list.getByRole('button', { name: 'Disconnect Mia Krystof at shop.example' }));
    expect(await list.findAllByRole('listitem')).toHaveLength(1);
    expect(list.getByRole('button', { name: 'Disconnect Jira user at bank.example' })).toBeVisible();
    expect(host.calls.find(({ name }) => name === 'disconnectJira')?.input).toEqual({ connectionId: 'a' });
  });

  it('explains an integration on a page of its own', async () => {
    await show({}, '/integrations/about/jira');
    expect(await screen.findByRole('heading', { level: 1, name: 'Meetings from Jira issues' })).toBeVisible();
    expect(screen.getByText(/\/api\/jira\/atlassian-connect.json$/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'All integrations' })).toHaveAttribute('href', '/integrations');
  });

  it('shows that a guide does not exist', async () => {
    await show({}, '/integrations/about/constructor');
    expect(await screen.findByText('There is no such guide')).toBeVisible();
  });

  it('shows a loading failure, and retries on request', async () => {
    let isDown = true;
    await show({
      api: {
        getIntegrations: () => {
          if (isDown) throw new Error('down');
          return { integrations: CARDS };
        },
      },
    });
    expect(await screen.findByText('The integrations could not be loaded.')).toBeVisible();
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: /Retry|Try again/ }));
    expect(await screen.findByRole('heading', { name: 'Calendar' })).toBeVisible();
  });

  it('offers no changes to an administrator who views the account', async () => {
    const host = await show({ session: { ...TEST_USER, impersonatedBy: 'admin@example.com' } });
    await getCard('Calendar');
    expect(screen.queryByRole('button', { name: /API key/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Webhooks' })).not.toBeInTheDocument();
    expect(host.calls.map(({ name }) => name)).toEqual(['getIntegrations']);
  });
});

describe('the authorized applications', () => {
  const ZINNOBER: AuthorizedApplication = {
    clientId: 'zinnober',
    name: 'Zinnober',
    scopes: ['profile', 'calendar'],
    creationDate: Date.UTC(2026, 10, 1),
    lastUsedAt: null,
  };
  const section = async () => within(await screen.findByRole('region', { name: 'Authorized applications' }));

  it('show what each one may do, since when, and whether it was used', async () => {
    await show({ api: { getAuthorizedApplications: { applications: [ZINNOBER] } } });
    const shown = await section();
    expect(await shown.findByText('Zinnober')).toBeVisible();
    expect(shown.getByText(/^Plan, change and cancel meetings in your name/)).toBeVisible();
    expect(shown.getByText(/^Allowed on .*2026 · not used yet$/)).toBeVisible();
  });

  it('are revoked after confirmation, and stay if the server refuses', async () => {
    let isRefused = true;
    const host = await show({
      confirms: true,
      api: {
        getAuthorizedApplications: () => ({ applications: [ZINNOBER] }),
        revokeAuthorizedApplication: () => {
          if (isRefused) throw new Error('down');
          return {};
        },
      },
    });
    const shown = await section();
    await userEvent.click(await shown.findByRole('button', { name: 'Revoke: Zinnober' }));
    expect(await shown.findByText('Zinnober')).toBeVisible();
    isRefused = false;
    await userEvent.click(shown.getByRole('button', { name: 'Revoke: Zinnober' }));
    expect(await shown.findByText('You have allowed no application anything')).toBeVisible();
    expect(shown.getByRole('heading', { name: 'Authorized applications' })).toHaveFocus();
    expect(host.calls.filter(({ name }) => name === 'revokeAuthorizedApplication')).toHaveLength(2);
  });

  it('follow what other tabs allow and revoke', async () => {
    let applications: AuthorizedApplication[] = [];
    const host = await show({ api: { getAuthorizedApplications: () => ({ applications }) } });
    const shown = await section();
    expect(await shown.findByText('You have allowed no application anything')).toBeVisible();
    applications = [ZINNOBER];
    act(() => host.push(applicationAuthorized, { clientId: 'zinnober' }));
    expect(await shown.findByText('Zinnober')).toBeVisible();
    act(() => host.push(applicationRevoked, { clientId: 'zinnober' }));
    expect(await shown.findByText('You have allowed no application anything')).toBeVisible();
  });
});

describe('the integrations page for administrators', () => {
  it('lists the registered applications, and requests no personal integrations', async () => {
    const own = {
      clientId: 'meet-chrome-extension',
      name: 'Meet for Chrome',
      redirectUris: ['https://meet.example/oauth2/authorize-chrome-extension'],
      scopes: ['profile'],
      isPublic: true,
      isBuiltIn: true,
      creationDate: null,
    };
    const host = await show({
      session: { ...TEST_USER, isAdmin: true },
      api: { getOauthClients: { clients: [own] } },
      pages: ['operatorRemotes'],
      ownPages: { operatorRemotes: '/operator/remotes' },
    });
    const section = within(await screen.findByRole('region', { name: 'Applications' }));
    expect(screen.getByRole('link', { name: 'Remotes' })).toHaveAttribute('href', '/operator/remotes');
    expect(await section.findByText('Comes with Meet')).toBeVisible();
    expect(section.queryByRole('button', { name: /^(Change|Delete|New secret)/ })).not.toBeInTheDocument();
    expect(host.calls.map(({ name }) => name)).toEqual(['getOauthClients']);
  });
});
