import type { Follower } from '@meet/notifications-contract';
import { removeFollow, resendFollowInvite, revokeFollow } from '@meet/notifications-contract/operations';
import { useHost, useIsViewing, useTexts } from '@meet/remote-kit';
import { Avatar, Box, Button, Flex, HStack, Tag, Text } from '@meet/ui';
import { useState } from 'react';

interface Props {
  readonly follower: Follower;
  /** Whether it is the first row; the others have a line above them. */
  readonly isFirst: boolean;
  readonly iAmFollowing: boolean;
  readonly onChanged: () => void;
}

/** Shows one follower or followed person, and the action that ends it. */
export function FollowerRow({ follower, isFirst, iAmFollowing, onChanged }: Props) {
  const t = useTexts();
  const host = useHost();
  const isViewing = useIsViewing();
  const [busy, setBusy] = useState<'end' | 'resend'>();
  const { followerId, fullName, email, avatar, state, inviteToken, since } = follower;
  const name = fullName || email;
  const isRequested = state === 'asked';
  const day = new Intl.DateTimeFormat(host.i18n.locale.replace('_', '-'), { dateStyle: 'medium' }).format(since);

  async function run(what: 'end' | 'resend', work: () => Promise<unknown>, done?: string) {
    setBusy(what);
    try {
      await work();
      if (done) host.toast({ type: 'success', message: done });
    } catch (error) {
      host.toast({ type: 'error', message: host.i18n.errorText(error) });
    }
    setBusy(undefined);
    // Reloads even after a failure, because the list may be outdated.
    onChanged();
  }

  async function end() {
    const kind = isRequested ? 'takeBack' : iAmFollowing ? 'unfollow' : 'revoke';
    const isMeant = await host.confirm({
      title: t(`followers.${kind}Question`, { name }),
      confirmText: t(`followers.${kind}`),
      tone: 'danger',
    });
    if (isMeant) await run('end', () => host.api.execute(iAmFollowing ? removeFollow : revokeFollow, { followerId }));
  }

  return (
    <Flex gap={3} px={4} py={3} alignItems="center" flexWrap="wrap" borderTopWidth={isFirst ? undefined : '1px'}>
      <Avatar name={name} email={email} photo={avatar} size={40} />
      <Box flex="1 1 160px" minW={0}>
        <HStack gap={2}>
          <Text weight="medium" truncate>
            {name}
          </Text>
          {isRequested && <Tag tone="warning">{t('followers.pending')}</Tag>}
        </HStack>
        <Text size="xs" tone="muted" truncate>
          {[fullName && email, t(isRequested ? 'followers.askedOn' : 'followers.since', { day })]
            .filter(Boolean)
            .join(' · ')}
        </Text>
      </Box>
      {!isViewing && (
        <HStack>
          {inviteToken && (
            <Button
              size="sm"
              loading={busy === 'resend'}
              onClick={() =>
                void run(
                  'resend',
                  () => host.api.execute(resendFollowInvite, { inviteToken }),
                  t('followers.asked', { email }),
                )
              }
            >
              {t('followers.resend')}
            </Button>
          )}
          <Button size="sm" loading={busy === 'end'} onClick={() => void end()}>
            {t(isRequested ? 'followers.takeBack' : iAmFollowing ? 'followers.unfollow' : 'followers.revoke')}
          </Button>
        </HStack>
      )}
    </Flex>
  );
}
