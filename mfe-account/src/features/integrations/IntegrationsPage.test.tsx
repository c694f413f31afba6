import { describe, expect, it } from '@jest/globals';
import { apiKeyAdded, type Integration } from '@meet/integrations-contract';
import { GUIDANCE_NAMESPACE, guidanceTexts } from '@meet/guidance';
import { renderInHost, TEST_USER, type TestHostOptions } from '@meet/remote-kit/testing';
import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import texts from '../../i18n/en_US.json';
import { IntegrationsPage } from './IntegrationsPage.tsx';

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
  card('jira', 'Jira', { state: 'needs-configuration', isConfigured: false }),
  card('chrome-extension', 'Chrome extension', { installUrl: 'https://example.com/extension' }),
  card('webhooks', 'Webhooks'),
];

async function show(options: TestHostOptions = {}) {
  const { host } = await renderInHost(<IntegrationsPage />, {
    texts,
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
    const jira = await cardOf('Jira');
    expect(jira.getByText('Needs configuration')).toBeVisible();
    expect(jira.getByText(/has not set up Jira here yet/)).toBeVisible();
    expect(jira.queryByRole('link')).not.toBeInTheDocument();
    const extension = await cardOf('Chrome extension');
    expect(extension.getByText('Available')).toBeVisible();
    expect(extension.getByRole('link', { name: 'Install: Chrome extension' })).toHaveAttribute(
      'href',
      'https://example.com/extension',
    );
    expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(3);
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
