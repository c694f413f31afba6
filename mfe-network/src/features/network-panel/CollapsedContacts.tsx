import { useBehavior, useHost, useIsViewing, useTexts } from '@meet/remote-kit';
import { Box, IconButton, Skeleton, Stack } from '@meet/ui';
import { UserPlus } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useNetwork } from '../../state/getNetwork.ts';
import { WhiteboardEntry } from './WhiteboardEntry.tsx';

const SKELETON_ROWS = 6;

/** Its code loads with the first contact. */
const SmallContacts = lazy(async () => ({ default: (await import('./SmallContacts.tsx')).SmallContacts }));

/** The collapsed panel: shows which contacts are present, each with a menu. */
export function CollapsedContacts({ onMeetingPage }: { onMeetingPage: boolean }) {
  const t = useTexts();
  const host = useHost();
  const isViewing = useIsViewing();
  const network = useNetwork();
  const loading = useBehavior(network.loading$);
  const contacts = useBehavior(network.contacts$);
  return (
    <>
      <Box h={14} borderBottomWidth="1px" flexShrink={0} />
      {onMeetingPage && <WhiteboardEntry />}
      {contacts.length > 0 ? (
        <Suspense fallback={<SmallSkeleton />}>
          <SmallContacts contacts={contacts} onMeetingPage={onMeetingPage} />
        </Suspense>
      ) : loading === 'loading' ? (
        <SmallSkeleton />
      ) : (
        <Box display="grid" justifyContent="center" py={4} flex={1} alignContent="start">
          {!isViewing && (
            <IconButton
              label={t('contacts.add')}
              tooltipPlacement="left"
              icon={<UserPlus aria-hidden />}
              onClick={() => void host.openDialog('network.addContact/v1')}
            />
          )}
        </Box>
      )}
      {/* Keeps the last contact clear of the chat button that floats over the corner. */}
      <Box h={20} flexShrink={0} />
    </>
  );
}

function SmallSkeleton() {
  return (
    <Stack gap={6} py={4} alignItems="center" flex={1} aria-hidden>
      {Array.from({ length: SKELETON_ROWS }, (_, row) => (
        <Skeleton key={row} round boxSize={10} />
      ))}
    </Stack>
  );
}
