import { useHost, useTexts } from '@meet/remote-kit';
import { Box, EmptyState, ErrorState, Flex, Heading, LinkButton, SkeletonRow, Stack, Surface, Text } from '@meet/ui';
import { KeyArt } from '@meet/ui/illustrations';
import { useRef } from 'react';
import { ApplicationRow } from './ApplicationRow.tsx';
import { useApplications } from './useApplications.ts';

/** Lists the outside applications to which the person gave access, each with a button that revokes it. */
export function ApplicationsSection() {
  const t = useTexts();
  const { hrefFor } = useHost();
  const { applications, failed, reload, remove } = useApplications();
  const title = useRef<HTMLHeadingElement>(null);

  return (
    <Stack as="section" gap={4} aria-labelledby="applications-title">
      <Flex gap={3} flexWrap="wrap" alignItems="center">
        <Box flex="1 1 240px">
          <Heading ref={title} id="applications-title" size="sm" tabIndex={-1}>
            {t('applications.title')}
          </Heading>
          <Text tone="muted">{t('applications.text')}</Text>
        </Box>
        <LinkButton size="sm" variant="ghost" href={hrefFor('oauthLanding')}>
          {t('applications.about')}
        </LinkButton>
      </Flex>
      <Surface as="div" pad="none">
        {failed ? (
          <ErrorState compact title={t('applications.failed')} onRetry={reload} />
        ) : !applications ? (
          <SkeletonRow rows={2} avatar={false} action />
        ) : applications.length === 0 ? (
          <EmptyState
            compact
            illustration={<KeyArt />}
            title={t('applications.none')}
            description={t('applications.noneText')}
          />
        ) : (
          <Stack as="ul" gap={0} listStyleType="none" m={0} p={0}>
            {applications.map((application) => (
              <ApplicationRow
                key={application.clientId}
                application={application}
                onRevoked={() => {
                  remove(application);
                  // The focused button was removed with the application.
                  title.current?.focus();
                }}
                onFailed={reload}
              />
            ))}
          </Stack>
        )}
      </Surface>
    </Stack>
  );
}
