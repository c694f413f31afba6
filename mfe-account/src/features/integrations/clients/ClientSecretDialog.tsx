import type { OauthClient } from '@meet/oauth-contract';
import { useTexts } from '@meet/remote-kit';
import { Banner, Button, CopyField, Dialog, Stack, Text } from '@meet/ui';

export interface NewSecret {
  readonly client: OauthClient;
  readonly secret: string;
}

/** Shows an application's secret, which is shown only once. */
export function ClientSecretDialog({ client, secret, onClose }: NewSecret & { readonly onClose: () => void }) {
  const t = useTexts();
  return (
    <Dialog
      open
      sticky
      title={t('clients.secretTitle', { name: client.name })}
      onClose={onClose}
      footer={
        <Button variant="primary" onClick={onClose}>
          {t('clients.kept')}
        </Button>
      }
    >
      <Stack gap={4}>
        <Banner tone="warning">{t('clients.secretOnce')}</Banner>
        <Stack gap={1}>
          <Text weight="medium">{t('clients.id')}</Text>
          <CopyField value={client.clientId} label={t('clients.copyId')} />
        </Stack>
        <Stack gap={1}>
          <Text weight="medium">{t('clients.secret')}</Text>
          <CopyField value={secret} label={t('clients.copySecret')} />
        </Stack>
      </Stack>
    </Dialog>
  );
}
