import { guideDontShowAgain } from '@meet/accounts-contract/operations';
import { rememberGuide } from '@meet/guidance';
import { type SlotProps, useHost, useTexts } from '@meet/remote-kit';
import { Box, Button, Dialog, Heading, Stack, Text } from '@meet/ui';
import { Carousel } from '@meet/ui/carousel';
import { useState } from 'react';
import { GUIDES } from './guides.ts';

/**
 * Shows a few slides about one part of the product. Before a meeting, the main button of each slide continues to the
 * meeting.
 */
export function QuickGuideDialog({ guideId, leadsTo, onClose }: SlotProps<'account.quickGuide/v1'>) {
  const t = useTexts();
  const { api } = useHost();
  const [at, setAt] = useState(0);
  const slides = GUIDES[guideId];
  const isLast = at === slides.length - 1;

  function keepAway() {
    rememberGuide(guideId, false);
    // This device remembers the choice. If the call fails, another device shows the guide once more.
    api.execute(guideDontShowAgain, { guideId, show: 0 }).catch(() => {});
    onClose();
  }

  return (
    <Dialog
      open
      title={t(`guide.${guideId}.title`)}
      onClose={() => onClose()}
      footer={
        <>
          <Button variant="ghost" onClick={keepAway}>
            {t('guide.dontShowAgain')}
          </Button>
          {!isLast && (
            <Button variant={leadsTo ? 'secondary' : 'primary'} onClick={() => setAt(at + 1)}>
              {t('guide.next')}
            </Button>
          )}
          {(isLast || leadsTo) && (
            <Button variant="primary" onClick={() => onClose()}>
              {t(leadsTo ? `guide.${leadsTo}` : 'guide.close')}
            </Button>
          )}
        </>
      }
    >
      <Carousel
        label={t(`guide.${guideId}.title`)}
        index={at}
        onChange={setAt}
        slides={slides.map(({ id, Art }) => (
          <Stack key={id} gap={3} alignItems="center" textAlign="center" minH="336px">
            <Box w="full" maxW="300px">
              <Art />
            </Box>
            <Heading as="h3" size="sm">
              {t(`guide.${guideId}.${id}.title`)}
            </Heading>
            <Text tone="muted">{t(`guide.${guideId}.${id}.text`)}</Text>
          </Stack>
        ))}
      />
    </Dialog>
  );
}
