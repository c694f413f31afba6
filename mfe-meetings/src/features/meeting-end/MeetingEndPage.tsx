import { useHost, useSession, useTexts } from '@meet/remote-kit';
import { Heading, HStack, LinkButton, MainArea, Stack, Text } from '@meet/ui';
import { Navigate, useLocation } from 'react-router-dom';
import { readEnd } from '../../state/endState.ts';
import { MeetingSummary } from './MeetingSummary.tsx';

/** Shown after a meeting. It opens only from a meeting, whose navigation carries a flag; a typed address does not. */
export function MeetingEndPage() {
  const t = useTexts();
  const host = useHost();
  const signedIn = useSession().state === 'signed-in';
  const end = readEnd(useLocation().state);
  if (!end) return <Navigate to={host.hrefFor('home')} replace />;
  const onward = (
    <LinkButton href={signedIn ? host.hrefFor('dashboard', { '*': 'join' }) : host.hrefFor('home')}>
      {t(signedIn ? 'toDashboard' : 'toHome')}
    </LinkButton>
  );
  return (
    <MainArea px={4} py={{ base: 6, md: 12 }}>
      <Stack w="full" maxW="35rem" mx="auto" gap={6}>
        <Stack gap={2} textAlign="center">
          <Heading as="h1" size="lg">
            {t('end.title')}
          </Heading>
          <Text tone="muted">{t(end.bySystem ? 'end.text' : 'end.byHost')}</Text>
        </Stack>
        {end.meetingContactHistoryId ? (
          <MeetingSummary historyId={end.meetingContactHistoryId} onward={onward} />
        ) : (
          <HStack justifyContent="center">{onward}</HStack>
        )}
      </Stack>
    </MainArea>
  );
}
