import type { ChatRoom } from '@meet/chat-contract';
import { useState } from 'react';
import { useDialogTexts } from '../../state/useDialogTexts.ts';
import { CreateWebhookDialog } from './CreateWebhookDialog.tsx';
import { WebhookListDialog } from './WebhookListDialog.tsx';
import { WebhookUrlDialog, type NewUrl } from './WebhookUrlDialog.tsx';

type Step = { readonly kind: 'list' } | { readonly kind: 'form' } | ({ readonly kind: 'url' } & NewUrl);

/** Shows the incoming webhooks of a room to members who may manage it, and creates new ones. */
export function RoomWebhooksDialog({ room: { chatId }, onClose }: { room: ChatRoom; onClose: () => void }) {
  const [step, setStep] = useState<Step>({ kind: 'list' });
  const hasTexts = useDialogTexts();
  const showList = () => setStep({ kind: 'list' });
  if (!hasTexts) return null;
  if (step.kind === 'url') return <WebhookUrlDialog {...step} onClose={showList} />;
  if (step.kind === 'list')
    return <WebhookListDialog chatId={chatId} onAdd={() => setStep({ kind: 'form' })} onClose={onClose} />;
  return (
    <CreateWebhookDialog
      chatId={chatId}
      onCreated={({ webhook, url }) => setStep({ kind: 'url', name: webhook.name, url })}
      onClose={showList}
    />
  );
}
