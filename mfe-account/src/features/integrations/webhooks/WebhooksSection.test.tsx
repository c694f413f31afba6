import { describe, expect, it } from '@jest/globals';
import { CallFailure } from '@meet/contracts/client';
import { webhookDeliveryChanged, type Webhook, type WebhookDelivery } from '@meet/integrations-contract';
import { integrationsTexts } from '@meet/integrations-contract/texts';
import { renderInHost, type CallAnswers } from '@meet/remote-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import texts from '../../../i18n/en_US.json';
import { WebhooksSection } from './WebhooksSection.tsx';

const AT = Date.UTC(2026, 10, 5, 12);
const URL = 'https://example.com/hook';
const webhook = (changes: Partial<Webhook> = {}): Webhook => ({
  webhookId: 'w1',
  url: URL,
  description: 'Our dashboard',
  events: ['meeting.started'],
  enabled: true,
  disabledReason: null,
  secret: 'whsec_first',
  creationDate: AT,
  ...changes,
});
const delivery = (changes: Partial<WebhookDelivery> = {}): WebhookDelivery => ({
  deliveryId: 'd1',
  webhookId: 'w1',
  event: 'ping',
  state: 'queued',
  attempts: 0,
  statusCode: null,
  failure: null,
  creationDate: AT,
  lastAttemptAt: null,
  nextAttemptAt: null,
  version: 1,
  ...changes,
});

async function show(webhooks: readonly Webhook[], api: CallAnswers = {}, confirms = true) {
  const { host } = await renderInHost(<WebhooksSection />, {
    texts,
    contractTexts: [integrationsTexts],
    confirms,
    api: { getWebhooks: { webhooks }, ...api },
  });
  const listInputs = (name: string) => host.calls.filter((call) => call.name === name).map(({ input }) => input);
  return { host, listInputs };
}

describe('the webhooks', () => {
  it('show their addresses and events, and why one is disabled', async () => {
    await show([webhook(), webhook({ webhookId: 'w2', url: `${URL}/2`, enabled: false, disabledReason: 'gone' })]);
    const [first, second] = await screen.findAllByRole('listitem');
    for (const text of [URL, 'Our dashboard', 'Meeting started', 'Enabled']) {
      expect(within(first!).getByText(text)).toBeVisible();
    }
    expect(within(second!).getByText('Disabled')).toBeVisible();
    expect(within(second!).getByText(/answered that it is gone/)).toBeVisible();
    expect(within(second!).getByRole('button', { name: `Send test: ${URL}/2` })).toHaveAttribute('aria-disabled');
  });

  it('are added, and a refusal is shown at the field', async () => {
    const { host, listInputs } = await show([], {
      createWebhook: ({ url, ...input }: Webhook) => {
        if (url.includes('10.0.0.1')) {
          throw new CallFailure(200, { code: 'WEBHOOK_URL_REFUSED', message: 'Public addresses only.' });
        }
        return { webhook: webhook({ ...input, url }) };
      },
    });
    expect(await screen.findByText('You have no webhooks yet')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Add webhook' }));
    const form = within(await screen.findByRole('dialog', { name: 'Add a webhook' }));
    const submit = form.getByRole('button', { name: 'Add webhook' });
    const address = form.getByRole('textbox', { name: 'Address' });
    for (const box of form.getAllByRole('checkbox', { checked: true })) await userEvent.click(box);
    await userEvent.click(submit);
    expect(await form.findByText('Address is required')).toBeVisible();
    expect(form.getByText('Choose at least one event')).toBeVisible();
    await userEvent.click(form.getByRole('checkbox', { name: 'Meeting ended' }));
    await userEvent.type(address, 'https://10.0.0.1/');
    await userEvent.click(submit);
    expect(await form.findByText('Public addresses only.')).toBeVisible();
    expect(address).toBeInvalid();
    expect(host.toasts).toEqual([]);
    await userEvent.clear(address);
    await userEvent.type(address, URL);
    await userEvent.click(submit);
    expect(await screen.findByText(URL)).toBeVisible();
    expect(listInputs('createWebhook').at(-1)).toEqual({
      url: URL,
      description: '',
      events: ['meeting.ended'],
      enabled: true,
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('show their secret on request, and get a new one', async () => {
    const { listInputs } = await show([webhook()], {
      changeWebhook: { webhook: webhook({ secret: 'whsec_second' }) },
    });
    await userEvent.click(await screen.findByRole('button', { name: `Change ${URL}` }));
    const form = within(await screen.findByRole('dialog', { name: 'Change the webhook' }));
    expect(form.queryByText('whsec_first')).not.toBeInTheDocument();
    await userEvent.click(form.getByRole('button', { name: 'Show' }));
    expect(form.getByText('whsec_first')).toBeVisible();
    await userEvent.click(form.getByRole('button', { name: 'New secret' }));
    expect(await form.findByText('whsec_second')).toBeVisible();
    expect(listInputs('changeWebhook')).toEqual([{ webhookId: 'w1', renewSecret: true }]);
  });

  it('are tested, and a failed delivery is sent again', async () => {
    const { host, listInputs } = await show([webhook()], {
      pingWebhook: { delivery: delivery() },
      getWebhookDeliveries: { deliveries: [delivery()] },
      resendWebhookDelivery: { delivery: delivery({ attempts: 1, version: 3 }) },
    });
    await userEvent.click(await screen.findByRole('button', { name: `Send test: ${URL}` }));
    const log = within(await screen.findByRole('dialog', { name: 'Deliveries' }));
    expect(await log.findByText('On its way')).toBeVisible();
    const failed = delivery({ state: 'failed', attempts: 1, statusCode: 500, failure: 'status', version: 2 });
    act(() => host.push(webhookDeliveryChanged, { delivery: failed }));
    expect(await log.findByText('Refused · Status 500')).toBeVisible();
    expect(log.getByText('Failed')).toBeVisible();
    await userEvent.click(log.getByRole('button', { name: /^Send again: Test/ }));
    expect(await log.findByText('On its way')).toBeVisible();
    expect(listInputs('pingWebhook')).toEqual([{ webhookId: 'w1' }]);
    expect(listInputs('resendWebhookDelivery')).toEqual([{ deliveryId: 'd1' }]);
  });

  it('are deleted after confirmation', async () => {
    const { host, listInputs } = await show([webhook()], { deleteWebhook: {} });
    await userEvent.click(await screen.findByRole('button', { name: `Delete ${URL}` }));
    expect(await screen.findByText('You have no webhooks yet')).toBeVisible();
    expect(host.questions).toMatchObject([{ title: 'Delete this webhook?', tone: 'danger' }]);
    expect(listInputs('deleteWebhook')).toEqual([{ webhookId: 'w1' }]);
    expect(screen.getByRole('button', { name: 'Add webhook' })).toHaveFocus();
  });

  it('show a loading failure, and are fetched again on request', async () => {
    let isDown = true;
    await show([], {
      getWebhooks: () => {
        if (isDown) throw new Error('down');
        return { webhooks: [webhook()] };
      },
    });
    expect(await screen.findByText('Your webhooks could not be loaded.')).toBeVisible();
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: /Retry|Try again/ }));
    expect(await screen.findByText(URL)).toBeVisible();
  });
});
