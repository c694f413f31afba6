import { guideDontShowAgain } from '@meet/accounts-contract/operations';
import { rememberGuide } from '@meet/guidance';
import { type SlotProps, useHost, useTexts } from '@meet/remote-kit';
import { Box, Button, Heading, HStack, Surface, Text } from '@meet/ui';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { placeCard } from './placeCard.ts';
import type { StepId } from './steps.ts';
import { useSteps } from './useSteps.ts';
import { useTargetRect } from './useTargetRect.ts';

const SPOT_MARGIN = 6;

/**
 * Guides the person through the parts of the dashboard. Each part is highlighted, with a card beside it. Esc ends the
 * tour.
 */
export function TourDialog({ tourId, onClose }: SlotProps<'account.tour/v1'>) {
  const t = useTexts();
  const { api } = useHost();
  const [current, setCurrent] = useState<StepId>();
  const card = useRef<HTMLDivElement>(null);
  const { steps, awaited } = useSteps();
  const at = Math.max(
    0,
    steps.findIndex(({ id }) => id === current),
  );
  const step = steps[at];
  const rect = useTargetRect(step?.target);
  const isPlaced = rect !== undefined;
  const setAt = (index: number) => setCurrent(steps[index]?.id);

  const isNowhere = !step;
  useEffect(() => {
    if (isNowhere) onClose();
  }, [isNowhere, onClose]);
  // Takes the focus before the step is painted, so that keys pressed after that belong to the step.
  useLayoutEffect(() => card.current?.focus(), [isPlaced, current]);

  if (!step || !rect) return null;
  const isLastHere = at === steps.length - 1;
  const isLast = isLastHere && awaited === 0;

  function end() {
    rememberGuide(tourId, false);
    api.execute(guideDontShowAgain, { guideId: tourId, show: 0 }).catch(() => {});
    onClose();
  }

  return createPortal(
    <Box
      position="fixed"
      inset={0}
      zIndex="overlay"
      // A click beside the card must not take the focus from it.
      onMouseDown={(event) => event.target === event.currentTarget && event.preventDefault()}
    >
      <Box
        position="fixed"
        pointerEvents="none"
        borderRadius="control"
        boxShadow="0 0 0 100vmax rgb(0 0 0 / 0.45)"
        transition="all {durations.slow} {easings.out}"
        style={{
          top: rect.top - SPOT_MARGIN,
          left: rect.left - SPOT_MARGIN,
          width: rect.width + 2 * SPOT_MARGIN,
          height: rect.height + 2 * SPOT_MARGIN,
        }}
      />
      <Surface
        ref={card}
        kind="floating"
        role="dialog"
        aria-modal
        aria-labelledby="tour-title"
        aria-describedby="tour-text"
        tabIndex={-1}
        position="fixed"
        w="min(320px, calc(100vw - 32px))"
        style={placeCard(rect)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') end();
          if (event.key === 'ArrowRight' && !isLastHere) setAt(at + 1);
          if (event.key === 'ArrowLeft' && at > 0) setAt(at - 1);
        }}
      >
        <Text size="xs" tone="muted" tabular>
          {t('tour.position', { index: at + 1, count: steps.length + awaited })}
        </Text>
        <Heading as="h2" size="sm" id="tour-title" mt={1}>
          {t(`tour.${step.id}.title`)}
        </Heading>
        <Text id="tour-text" mt={1} mb={4}>
          {t(`tour.${step.id}.text`)}
        </Text>
        <HStack gap={2} justifyContent="flex-end">
          {!isLast && (
            <Button size="sm" variant="ghost" me="auto" onClick={end}>
              {t('tour.end')}
            </Button>
          )}
          {at > 0 && (
            <Button size="sm" onClick={() => setAt(at - 1)}>
              {t('tour.previous')}
            </Button>
          )}
          <Button
            size="sm"
            variant="primary"
            loading={isLastHere && !isLast}
            onClick={() => (isLast ? end() : setAt(at + 1))}
          >
            {t(isLast ? 'tour.end' : 'tour.next')}
          </Button>
        </HStack>
      </Surface>
    </Box>,
    document.body,
  );
}
