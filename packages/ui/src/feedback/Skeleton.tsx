import { Box, HStack, Stack, VisuallyHidden } from '../layout/primitives.tsx';
import { Surface } from '../layout/Surface.tsx';
import { useUiTexts } from '../provider/UiTexts.ts';
import { styled } from '../theme/styled.ts';

/** A grey placeholder; it needs the size of the later content. */
export const Skeleton = styled('div', {
  base: { bg: 'bg.muted', borderRadius: 'mark', h: 4, animation: 'breathe 1.6s ease-in-out infinite' },
  variants: { round: { true: { borderRadius: 'full', flexShrink: 0 } } },
});

/** Announces once that content loads; screen readers skip the grey shapes. */
function Loading({ children }: { children: React.ReactNode }) {
  const texts = useUiTexts();
  return (
    <div role="status">
      <VisuallyHidden>{texts.loading}</VisuallyHidden>
      <div aria-hidden>{children}</div>
    </div>
  );
}

const widths = ['92%', '100%', '84%', '96%', '61%'];

export function SkeletonText({ lines = 3 }: { lines?: number }) {
  return (
    <Loading>
      <Stack gap={2}>
        {Array.from({ length: lines }, (_, line) => (
          <Skeleton key={line} h="14px" w={lines > 1 && line === lines - 1 ? '61%' : widths[line % widths.length]} />
        ))}
      </Stack>
    </Loading>
  );
}

/** Placeholder rows for a list of people or rooms: a picture, two lines, and optionally an action. */
export function SkeletonRow({
  rows = 1,
  avatar = true,
  action = false,
}: {
  rows?: number;
  avatar?: boolean;
  action?: boolean;
}) {
  return (
    <Loading>
      {Array.from({ length: rows }, (_, row) => (
        <HStack key={row} gap={3} h={14} px={2}>
          {avatar && <Skeleton round boxSize={10} />}
          <Stack gap={2} flex={1}>
            <Skeleton h="14px" w={`${[46, 38, 52, 34][row % 4]}%`} />
            <Skeleton h={3} w={`${[64, 56, 48, 60][row % 4]}%`} />
          </Stack>
          {action && <Skeleton h={8} w={20} borderRadius="control" />}
        </HStack>
      ))}
    </Loading>
  );
}

export function SkeletonCard({ height = 40 }: { height?: number }) {
  return (
    <Loading>
      <Surface>
        <Skeleton h={5} w="40%" mb={4} />
        <Box>
          <Skeleton w="full" h={height} borderRadius="control" />
        </Box>
      </Surface>
    </Loading>
  );
}
