import { useTexts } from '@meet/remote-kit';
import { Skeleton, Stack, VisuallyHidden } from '@meet/ui';

const SHAPES = [
  [46, 40, 'flex-start'],
  [62, 40, 'flex-start'],
  [38, 40, 'flex-end'],
  [54, 60, 'flex-start'],
  [30, 40, 'flex-end'],
] as const;

/** Placeholder bubbles at the end of the pane, where the messages will stand. */
export function MessagesSkeleton() {
  const t = useTexts();
  return (
    <Stack role="status" flex={1} justifyContent="flex-end" gap={3} p={4} overflow="hidden">
      <VisuallyHidden>{t('message.loading')}</VisuallyHidden>
      {SHAPES.map(([width, height, side], index) => (
        <Skeleton key={index} alignSelf={side} borderRadius="surface" style={{ width: `${width}%`, height }} />
      ))}
    </Stack>
  );
}
