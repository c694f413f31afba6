import { useIsViewing, useTexts } from '@meet/remote-kit';
import { EmptyState, ErrorState, Heading, Page, PageHeader, SkeletonRow, Stack, Surface } from '@meet/ui';
import { EmptyContactsArt } from '@meet/ui/illustrations';
import { VirtualList } from '@meet/ui/virtual-list';
import { AskToFollowForm } from './AskToFollowForm.tsx';
import { FollowerRow } from './FollowerRow.tsx';
import { useFollowers } from './useFollowers.ts';

const ROW_HEIGHT_PX = 69;
const LIST_MAX_HEIGHT = '60vh';

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
          {!isViewing && <AskToFollowForm onRequested={followed.reload} />}
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
        <VirtualList
          label={t(iAmFollowing ? 'followers.iFollow' : 'followers.myFollowers')}
          items={followers}
          toKey={({ followerId }) => followerId}
          estimateSize={ROW_HEIGHT_PX}
          maxHeight={LIST_MAX_HEIGHT}
          renderItem={(follower, index) => (
            <FollowerRow follower={follower} isFirst={index === 0} iAmFollowing={iAmFollowing} onChanged={reload} />
          )}
        />
      )}
    </Surface>
  );
}
