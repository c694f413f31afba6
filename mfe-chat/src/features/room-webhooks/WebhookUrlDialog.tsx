import { useTexts } from '@meet/remote-kit';
import { Banner, Box, Button, CopyField, Dialog, Stack, Text } from '@meet/ui';

export interface NewUrl {
  readonly name: string;
  readonly url: string;
}

/** Shows the URL of a new incoming webhook, which is shown only once, with a command that tries it. */
export function WebhookUrlDialog({ name, url, onClose }: NewUrl & { readonly onClose: () => void }) {
  const t = useTexts();
  const text = JSON.stringify({ text: t('webhooks.sample') });
  const command = `curl ${url} -H 'content-type: application/json' -d '${text}'`;
  return (
    <Dialog
      open
      sticky
      size="450px"
      title={t('webhooks.urlTitle', { name })}
      onClose={onClose}
      footer={
        <Button variant="primary" onClick={onClose}>
          {t('webhooks.kept')}
        </Button>
      }
    >
      <Stack gap={4}>
        <Banner tone="warning">{t('webhooks.urlOnce')}</Banner>
        <Box>
          <Text weight="medium">{t('webhooks.url')}</Text>
          <CopyField value={url} label={t('webhooks.copyUrl')} />
        </Box>
        <Box>
          <Text weight="medium">{t('webhooks.try')}</Text>
          <CopyField value={command} label={t('webhooks.copyCommand')} />
        </Box>
      </Stack>
    </Dialog>
  );
}
