import { describe, expect, it, jest } from '@jest/globals';
import { CHAT_WEBHOOKS_MAX, type ChatWebhook } from '@meet/chat-contract';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildRoom } from '../../testing/buildRoom.ts';
import { refusing, renderChat } from '../../testing/renderChat.tsx';
import { RoomWebhooksDialog } from './RoomWebhooksDialog.tsx';

const room = buildRoom();
const URL = 'https://meet.example/api/chat-webhooks/cw_secret';

const buildWebhook = (part: Partial<ChatWebhook> = {}): ChatWebhook => ({
  webhookId: 'w1',
  name: 'CI',
  creatorName: 'Ana Pop',
  mayMentionAll: false,
  isPaused: false,
  createdAt: 1,
  lastUsedAt: null,
  ...part,
});

/** Opens the dialog over a server that holds these webhooks. */
async function open(webhooks: ChatWebhook[], api: Record<string, unknown> = {}) {
  const onClose = jest.fn();
  const created = jest.fn();
  const rendered = await renderChat(<RoomWebhooksDialog room={room} onClose={onClose} />, {
    rooms: [room],
    api: {
      getChatWebhooks: () => ({ webhooks: [...webhooks] }),
      createChatWebhook: (input: { name: string; mayMentionAll: boolean }) => {
        created(input);
        const webhook = buildWebhook({ webhookId: input.name, name: input.name, mayMentionAll: input.mayMentionAll });
        webhooks.push(webhook);
        return { webhook, url: URL };
      },
      deleteChatWebhook: ({ webhookId }: { webhookId: string }) => {
        webhooks.splice(
          webhooks.findIndex((webhook) => webhook.webhookId === webhookId),
          1,
        );
        return {};
      },
      ...api,
    },
  });
  return { ...rendered, onClose, created };
}

describe('the webhooks of a room', () => {
  it('show the URL of a new one once, and list it from then on', async () => {
    const { created } = await open([]);
    expect(await screen.findByText('No program posts here yet.')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Add webhook' }));
    await userEvent.type(await screen.findByRole('textbox', { name: /Name/ }), ' CI ');
    await userEvent.click(screen.getByRole('switch', { name: /everybody/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Create' }));
    const shown = await screen.findByRole('dialog', { name: 'URL of CI' });
    expect(within(shown).getByText(URL)).toBeInTheDocument();
    expect(within(shown).getByText(/^curl .*Hello from a program/)).toBeInTheDocument();
    expect(created).toHaveBeenCalledWith({ chatId: room.chatId, name: 'CI', mayMentionAll: true });
    await userEvent.click(within(shown).getByRole('button', { name: 'I have copied it' }));
    const row = within(await screen.findByRole('list', { name: 'Webhooks' })).getByRole('listitem');
    expect(row).toHaveTextContent(/CI.*Mentions everybody.*Created by Ana Pop · Never used/);
    expect(screen.queryByText(URL)).not.toBeInTheDocument();
  });

  it('are revoked after a confirmation', async () => {
    const { host } = await open([buildWebhook(), buildWebhook({ webhookId: 'w2', name: 'Alerts' })]);
    await userEvent.click(await screen.findByRole('button', { name: 'Revoke CI' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Revoke CI' })).not.toBeInTheDocument());
    expect(screen.getByRole('button', { name: 'Revoke Alerts' })).toBeInTheDocument();
    expect(host.toasts).toMatchObject([{ type: 'success', message: 'The webhook was revoked.' }]);
  });

  it('say why one is paused', async () => {
    await open([buildWebhook({ isPaused: true, creatorName: '' })]);
    expect(await screen.findByText(/It posts nothing/)).toBeInTheDocument();
    expect(screen.getByRole('listitem')).not.toHaveTextContent('Created by');
  });

  it('cannot be more than the maximum', async () => {
    await open(
      Array.from({ length: CHAT_WEBHOOKS_MAX }, (_, at) => buildWebhook({ webhookId: `w${at}`, name: `CI ${at}` })),
    );
    await screen.findByRole('button', { name: 'Revoke CI 1' });
    expect(screen.getByRole('button', { name: 'Add webhook' })).toHaveAttribute('aria-disabled', 'true');
  });

  it('keep the typed name if the server refuses', async () => {
    await open([], { createChatWebhook: refusing('CHAT_WEBHOOKS_FULL', 'No more webhooks.') });
    await userEvent.click(await screen.findByRole('button', { name: 'Add webhook' }));
    const field = await screen.findByRole('textbox', { name: /Name/ });
    await userEvent.type(field, 'CI');
    await userEvent.click(screen.getByRole('button', { name: 'Create' }));
    expect(await screen.findByText('No more webhooks.')).toBeInTheDocument();
    expect(field).toHaveValue('CI');
  });
});
