import { Skeleton, Stack } from '@meet/ui';

export function NetworkSkeleton() {
  return (
    <Stack gap={4} p={4} alignItems="center">
      {Array.from({ length: 6 }, (_, row) => (
        <Skeleton key={row} round boxSize={10} />
      ))}
    </Stack>
  );
}
