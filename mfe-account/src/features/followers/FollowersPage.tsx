import { useIsViewing, useTexts } from '@meet/remote-kit';
import { EmptyState, ErrorState, Heading, Page, PageHeader, SkeletonRow, Stack, Surface } from '@meet/ui';
import { EmptyContactsArt } from '@meet/ui/illustrations';
import { AskToFollowForm } from './AskToFollowForm.tsx';
import { FollowerRow } from './FollowerRow.tsx';
import { useFollowers } from './useFollowers.ts';

/** Lists the people whom the person follows, and their followers. */
export function FollowersPage() {
  const t = useTexts();
  const isViewing = useIsViewing();
  const followed = useFollowers(true);
  const followers = useFollowers(false);
  return (
    <Page>
      <PageHeader title={t('followers.title')} description={t('followers.description')} />
      <Stack gap={8}>
        <Stack as="section" aria-labelledby="followed-title">
          <Heading id="followed-title" size="sm">
            {t('followers.iFollow')}
          </Heading>
          {!isViewing && <AskToFollowForm onAsked={followed.reload} />}
          <People {...followed} iAmFollowing />
        </Stack>
        <Stack as="section" aria-labelledby="followers-title">
          <Heading id="followers-title" size="sm">
            {t('followers.myFollowers')}
          </Heading>
          <People {...followers} iAmFollowing={false} />
        </Stack>
      </Stack>
    </Page>
  );
}

function People({
  followers,
  failed,
  reload,
  iAmFollowing,
}: ReturnType<typeof useFollowers> & { iAmFollowing: boolean }) {
  const t = useTexts();
  return (
    <Surface as="div" pad="none">
      {failed && !followers ? (
        <ErrorState compact title={t('followers.failed')} onRetry={reload} />
      ) : !followers ? (
        <SkeletonRow rows={2} action />
      ) : followers.length === 0 ? (
        <EmptyState
          compact
          illustration={<EmptyContactsArt />}
          title={t(iAmFollowing ? 'followers.noneFollowed' : 'followers.noFollowers')}
          description={t(iAmFollowing ? 'followers.noneFollowedText' : 'followers.noFollowersText')}
        />
      ) : (
        <Stack as="ul" gap={0} listStyleType="none" m={0} p={0}>
          {followers.map((follower) => (
            <FollowerRow key={follower.followerId} follower={follower} iAmFollowing={iAmFollowing} onChanged={reload} />
          ))}
        </Stack>
      )}
    </Surface>
  );
}
