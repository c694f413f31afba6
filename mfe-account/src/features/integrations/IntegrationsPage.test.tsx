import { describe, expect, it } from '@jest/globals';
import { apiKeyAdded, type Integration } from '@meet/integrations-contract';
import { GUIDANCE_NAMESPACE, guidanceTexts } from '@meet/guidance';
import { renderInHost, TEST_USER, type TestHostOptions } from '@meet/remote-kit/testing';
import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import ownTexts from '../../i18n/en_US.json';
import pageTexts from './i18n/en_US.json';
import { IntegrationsPage } from './IntegrationsPage.tsx';

const texts = { ...ownTexts, ...pageTexts };
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
    ...options,
    api: { getIntegrations: { integrations: CARDS }, getWebhooks: { webhooks: [] }, ...options.api },
  });
  return host;
}
const cardOf = async (name: string) => within((await screen.findByRole('heading', { name })).closest('li')!);

describe('the integrations page', () => {
  it('says in words how each program stands, and what is missing', async () => {
    await show();
    expect((await cardOf('Calendar')).getByText('Connected')).toBeVisible();
    const hubstaff = await cardOf('Hubstaff');
    expect(hubstaff.getByText('Needs configuration')).toBeVisible();
    expect(hubstaff.getByText(/has not set up Hubstaff here yet/)).toBeVisible();
    expect(hubstaff.queryByRole('link')).not.toBeInTheDocument();
    expect(hubstaff.queryByRole('button')).not.toBeInTheDocument();
    expect((await cardOf('Jira')).getByRole('link', { name: 'How it works: Jira' })).toHaveAttribute(
      'href',
      '/integrations/about/jira',
    );
    const extension = await cardOf('Chrome extension');
    expect(extension.getByText('Available')).toBeVisible();
    expect(extension.getByRole('link', { name: 'Install: Chrome extension' })).toHaveAttribute(
      'href',
      'https://example.com/extension',
    );
    expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(4);
  });

  it('opens the API keys of a program, and those of all', async () => {
    const host = await show();
    await userEvent.click((await cardOf('Calendar')).getByRole('button', { name: '2 API keys: Calendar' }));
    await userEvent.click(screen.getByRole('button', { name: 'Make an API key: Jira' }));
    await userEvent.click(screen.getByRole('button', { name: 'All API keys' }));
    expect(host.dialogs).toEqual([
      { name: 'account.apiKeys/v1', input: { serviceName: 'Calendar' } },
      { name: 'account.apiKeys/v1', input: { serviceName: 'Jira' } },
      { name: 'account.apiKeys/v1', input: undefined },
    ]);
  });

  it('follows keys that are made elsewhere', async () => {
    const host = await show();
    const jira = await cardOf('Jira');
    act(() => host.push(apiKeyAdded, { apiKeyId: '1', serviceId: 'jira', keysCount: 1 }));
    expect(await jira.findByText('Connected')).toBeVisible();
    expect(jira.getByRole('button', { name: '1 API key: Jira' })).toBeVisible();
  });

  it('lists the Jira users that are connected, and disconnects them when that is meant', async () => {
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

  it('says where there is no such guide', async () => {
    await show({}, '/integrations/about/constructor');
    expect(await screen.findByText('There is no such guide')).toBeVisible();
  });

  it('says that it failed, and tries again', async () => {
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

  it('offers an administrator who views the account nothing to change', async () => {
    const host = await show({ session: { ...TEST_USER, impersonatedBy: 'admin@example.com' } });
    await cardOf('Calendar');
    expect(screen.queryByRole('button', { name: /API key/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Webhooks' })).not.toBeInTheDocument();
    expect(host.calls.map(({ name }) => name)).toEqual(['getIntegrations']);
  });
});
