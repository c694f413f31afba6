import { useTexts } from '@meet/remote-kit';
import { Box, Button, Flex, Heading, HStack, Tag, Text } from '@meet/ui';
import type { PreviewOffer } from './usePreviews.ts';

interface Props {
  readonly offer: PreviewOffer;
  readonly busy: boolean;
  readonly onChoose: (choice: { readonly remote: string; readonly preview: string | null }) => void;
  /** Undefined if the person may not create links. */
  readonly onLink: (() => void) | undefined;
}

/** Shows a preview, whether the person runs it, and a button to start or leave it. */
export function PreviewRow({ offer: { remote, preview, release, isChosen }, busy, onChoose, onLink }: Props) {
  const t = useTexts();
  const id = `preview-${remote}-${preview}`;
  return (
    <Flex
      as="li"
      gap={4}
      px={4}
      py={4}
      flexWrap="wrap"
      alignItems="center"
      _notFirst={{ borderTopWidth: '1px' }}
      aria-labelledby={id}
    >
      <Box flex="1 1 240px" minW={0}>
        <HStack gap={2} flexWrap="wrap">
          <Heading as="h2" size="sm" id={id} overflowWrap="anywhere">
            {t('operator.preview.title', { remote, preview })}
          </Heading>
          {isChosen && <Tag tone="success">{t('operator.preview.chosen')}</Tag>}
        </HStack>
        <Text size="xs" tone="muted" mt={1} tabular overflowWrap="anywhere">
          {t('operator.preview.release', { release })}
        </Text>
      </Box>
      <HStack gap={2} flexWrap="wrap">
        {onLink && (
          <Button size="sm" aria-label={t('operator.preview.linkNamed', { remote, preview })} onClick={onLink}>
            {t('operator.preview.link')}
          </Button>
        )}
        <Button
          size="sm"
          variant={isChosen ? 'secondary' : 'primary'}
          loading={busy}
          aria-label={t(isChosen ? 'operator.preview.leaveNamed' : 'operator.preview.useNamed', { remote, preview })}
          onClick={() => onChoose({ remote, preview: isChosen ? null : preview })}
        >
          {t(isChosen ? 'operator.preview.leave' : 'operator.preview.use')}
        </Button>
      </HStack>
    </Flex>
  );
}
