import { useTexts } from '@meet/remote-kit';
import { Banner, Button, Heading, Stack, Surface, Text } from '@meet/ui';
import type { PreviewLink } from './previewLink.ts';

interface Props {
  /** Null if the link is incomplete. */
  readonly invitation: PreviewLink | null;
  readonly busy: boolean;
  readonly onChoose: (link: PreviewLink) => void;
}

/** Shows the preview to which a link leads, and asks the person for consent. */
export function PreviewInvitation({ invitation, busy, onChoose }: Props) {
  const t = useTexts();
  if (!invitation) {
    return (
      <Banner tone="warning" title={t('operator.preview.brokenLink')}>
        {t('operator.preview.brokenLinkText')}
      </Banner>
    );
  }
  const { remote, preview } = invitation;
  return (
    <Surface as="div">
      <Stack gap={3} alignItems="flex-start">
        <Heading as="h2" size="sm" overflowWrap="anywhere">
          {t('operator.preview.invited', { remote, preview })}
        </Heading>
        <Text tone="muted">{t('operator.preview.invitedText')}</Text>
        <Button variant="primary" loading={busy} onClick={() => onChoose(invitation)}>
          {t('operator.preview.useThis')}
        </Button>
      </Stack>
    </Surface>
  );
}
