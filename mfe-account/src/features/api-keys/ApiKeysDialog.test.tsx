import { describe, expect, it } from '@jest/globals';
import { apiKeyAdded, apiKeyDeleted, type ApiKey } from '@meet/integrations-contract';
import { integrationsTexts } from '@meet/integrations-contract/texts';
import { renderInHost, TEST_USER, type RenderInHostOptions } from '@meet/remote-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import texts from '../../i18n/en_US.json';
import { ApiKeysDialog } from './ApiKeysDialog.tsx';

const AT = Date.UTC(2026, 10, 5, 12);
const key = (apiKeyId: string, name: string, changes: Partial<ApiKey> = {}): ApiKey => ({
  apiKeyId,
  name,
  creationDate: AT,
  serviceId: 'jira',
  serviceName: 'Jira',
  apiKeyValue: `ms_${apiKeyId}`,
  expiresAt: null,
  lastUsedAt: null,
  ...changes,
});
const CALENDAR = { serviceId: 'calendar', serviceName: 'Calendar' };

interface Shown extends Omit<RenderInHostOptions, 'api'> {
  readonly keys?: readonly ApiKey[];
  readonly serviceName?: string;
  readonly api?: Record<string, unknown>;
}

async function show({ keys = [], serviceName, api, ...options }: Shown = {}) {
  const world = { keys: [...keys] };
  const rendered = await renderInHost(<ApiKeysDialog serviceName={serviceName} onClose={() => {}} />, {
    texts,
    contractTexts: [integrationsTexts],
    ...options,
    api: {
      getApiKeys: () => ({
        apiKeys: [...world.keys],
        serviceNames: [
          { id: 'calendar', display_name: 'Calendar', label: 'Available' },
          { id: 'jira', display_name: 'Jira', label: world.keys.length > 0 ? 'Enabled' : 'Available' },
        ],
      }),
      ...api,
    },
  });
  await screen.findByRole('dialog', { name: 'API keys' });
  const listInputs = (name: string) =>
    rendered.host.calls.filter((call) => call.name === name).map(({ input }) => input);
  return { ...rendered, world, listInputs };
}

const add = () => screen.findByRole('button', { name: 'Add API Key' });
const getRow = async (name: string) => within((await screen.findByText(name)).closest('tr')!);
const look = async (name: string) => (await screen.findByText(name)).closest('tr')!.className;

describe('the API keys dialog', () => {
  it('has a grid of the specified columns and height', async () => {
    await show({
      keys: [key('1', 'For issues', { lastUsedAt: AT }), key('2', 'For me', { ...CALENDAR, expiresAt: 1 })],
    });
    const row = await getRow('For issues');
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Name',
      'Created',
      'Service',
      'Api Key',
      'Actions',
    ]);
    for (const text of ['Nov 5, 2026', 'Jira', 'ms_1']) expect(row.getByText(text)).toBeVisible();
    expect(row.getByText(/^Last used: Nov 5, 2026/)).toBeVisible();
    const other = await getRow('For me');
    expect(other.getByText('Never used')).toBeVisible();
    expect(other.getByText('Expired')).toBeVisible();
    expect(screen.getByRole('region', { name: 'API keys' })).toHaveStyle({ height: '400px' });
  });

  it('reveals and hides the form', async () => {
    await show();
    await userEvent.click(await add());
    expect(screen.getByRole('textbox', { name: 'Name' })).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'Available Service' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Generate' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Hide', expanded: true }));
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    expect(await add()).toHaveAttribute('aria-expanded', 'false');
  });

  it('validates name and service, and warns if an invalid form is submitted', async () => {
    const { host, listInputs } = await show();
    await userEvent.click(await add());
    const generate = screen.getByRole('button', { name: 'Generate' });
    const name = screen.getByRole('textbox', { name: 'Name' });
    await userEvent.click(generate);
    expect(await screen.findByText('Name is required')).toBeVisible();
    expect(screen.getByText('Service name is required')).toBeVisible();
    expect(host.toasts).toEqual([{ type: 'warning', message: 'Please select a service and enter a valid name!' }]);
    await userEvent.type(name, 'ab');
    expect(await screen.findByText('Name must be at least 3 characters')).toBeVisible();
    await userEvent.clear(name);
    await userEvent.click(name);
    await userEvent.paste('x'.repeat(51));
    expect(await screen.findByText('Name must be no longer than 50 characters')).toBeVisible();
    await userEvent.click(generate);
    expect(host.toasts).toHaveLength(2);
    expect(listInputs('generateApiKey')).toEqual([]);
  });

  it('creates a key, explains its permissions, and shows it', async () => {
    const made = key('3', 'For issues');
    const { host, listInputs } = await show({ api: { generateApiKey: { apiKey: made } } });
    expect(await screen.findByText('You have no API keys yet')).toBeVisible();
    await userEvent.click(await add());
    await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'For issues');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Available Service' }), 'Jira');
    expect(screen.getByText(/^This key may make rooms/)).toBeVisible();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Expires' }), 'In 90 days');
    await userEvent.click(screen.getByRole('button', { name: 'Generate' }));
    expect((await getRow('For issues')).getByText('ms_3')).toBeVisible();
    expect(listInputs('generateApiKey')).toEqual([{ name: 'For issues', serviceId: 'jira', expiresInDays: 90 }]);
    expect(host.toasts).toEqual([{ type: 'success', message: 'API Key Added' }]);
    expect(await add()).toHaveFocus();
    await userEvent.click(await add());
    expect(screen.getByRole('option', { name: 'Jira (enabled)' })).toBeInTheDocument();
  });

  it('creates keys for 365 days by default, and keeps showing a new hidden key after a refresh', async () => {
    const hidden = key('4', 'For scripts', { apiKeyValue: '' });
    const made = { ...hidden, apiKeyValue: 'ms_once' };
    const { host, listInputs, world } = await show({ api: { generateApiKey: { apiKey: made } }, serviceName: 'Jira' });
    await userEvent.click(await add());
    expect(screen.getByRole('combobox', { name: 'Expires' })).toHaveDisplayValue('In 365 days');
    await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'For scripts');
    await userEvent.click(screen.getByRole('checkbox', { name: /^Show the key this once only/, checked: false }));
    await userEvent.click(screen.getByRole('button', { name: 'Generate' }));
    expect((await getRow('For scripts')).getByText('ms_once')).toBeVisible();
    const input = { name: 'For scripts', serviceId: 'jira', expiresInDays: 365, isHidden: true };
    expect(listInputs('generateApiKey')).toEqual([input]);

    world.keys = [key('5', 'Elsewhere'), hidden];
    act(() => host.push(apiKeyAdded, { apiKeyId: '5', serviceId: 'jira', keysCount: 2 }));
    expect((await getRow('Elsewhere')).getByText('ms_5')).toBeVisible();
    expect((await getRow('For scripts')).getByText('ms_once')).toBeVisible();
  });

  it('offers no copy of a hidden key', async () => {
    await show({ keys: [key('4', 'For scripts', { apiKeyValue: '' })] });
    const row = await getRow('For scripts');
    expect(row.getByText('Shown once, hidden since')).toBeVisible();
    expect(row.getAllByRole('button')).toHaveLength(1);
  });

  it('keeps what was typed when the server refuses', async () => {
    const refuse = () => {
      throw new Error('You have as many API keys as is possible.');
    };
    const { host } = await show({ serviceName: 'Jira', api: { generateApiKey: refuse } });
    await userEvent.click(await add());
    expect(screen.getByRole('combobox', { name: 'Available Service' })).toHaveValue('jira');
    await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'For issues{Enter}');
    await waitFor(() =>
      expect(host.toasts).toEqual([{ type: 'error', message: 'You have as many API keys as is possible.' }]),
    );
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('For issues');
  });

  it('copies the complete key', async () => {
    await show({ keys: [key('1', 'For issues')] });
    userEvent.setup();
    await userEvent.click(await screen.findByRole('button', { name: 'Copy the key For issues' }));
    expect(await screen.findByText('API Key Copied')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe('ms_1');
  });

  it('deletes a key after confirmation', async () => {
    const doomed = key('1', 'For issues');
    const { host, listInputs } = await show({ keys: [doomed], api: { deleteApiKey: { deletedApiKey: doomed } } });
    await userEvent.click(await screen.findByRole('button', { name: 'Delete the key For issues' }));
    expect(await screen.findByText('You have no API keys yet')).toBeVisible();
    expect(host.questions).toMatchObject([{ title: 'Are you sure you want to delete this API Key?', tone: 'danger' }]);
    expect(listInputs('deleteApiKey')).toEqual([{ apiKeyId: '1' }]);
    expect(host.toasts).toEqual([{ type: 'success', message: 'API Key Deleted' }]);
    expect(await add()).toHaveFocus();
  });

  it('deletes nothing without confirmation', async () => {
    const { listInputs } = await show({ keys: [key('1', 'For issues')], confirms: false });
    await userEvent.click(await screen.findByRole('button', { name: 'Delete the key For issues' }));
    expect(listInputs('deleteApiKey')).toEqual([]);
    expect(screen.getByText('For issues')).toBeVisible();
  });

  it.each([
    ['Jira', true],
    ['All keys', false],
    [undefined, false],
  ])('opened for %s, highlights the rows of Jira: %s', async (serviceName, isHighlighted) => {
    await show({ serviceName, keys: [key('1', 'For issues'), key('2', 'For me', CALENDAR)] });
    expect((await look('For issues')) !== (await look('For me'))).toBe(isHighlighted);
  });

  it('follows keys that other tabs create and delete', async () => {
    const { host, world } = await show({ keys: [key('1', 'For issues')] });
    await screen.findByText('For issues');
    world.keys.unshift(key('2', 'Elsewhere'));
    act(() => host.push(apiKeyAdded, { apiKeyId: '2', serviceId: 'jira', keysCount: 2 }));
    expect(await screen.findByText('Elsewhere')).toBeVisible();
    act(() => host.push(apiKeyDeleted, { apiKeyId: '1', serviceId: 'jira', keysCount: 1 }));
    await waitFor(() => expect(screen.queryByText('For issues')).not.toBeInTheDocument());
  });

  it('shows a loading failure, and retries on request', async () => {
    let isDown = true;
    await show({
      api: {
        getApiKeys: () => {
          if (isDown) throw new Error('down');
          return { apiKeys: [key('1', 'For issues')], serviceNames: [] };
        },
      },
    });
    expect(await screen.findByText('Your API keys could not be loaded.')).toBeVisible();
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: /Retry|Try again/ }));
    expect(await screen.findByText('For issues')).toBeVisible();
  });

  it('hides the keys from an administrator who views the account', async () => {
    const { listInputs } = await show({ session: { ...TEST_USER, impersonatedBy: 'admin@example.com' } });
    expect(screen.getByText(/for the person alone/)).toBeVisible();
    expect(listInputs('getApiKeys')).toEqual([]);
  });
});
