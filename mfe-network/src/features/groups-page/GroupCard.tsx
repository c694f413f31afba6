import { useTexts, useUser } from '@meet/remote-kit';
import { Box, Heading, HStack, IconButton, Menu, Spacer, Surface, Tag, Text } from '@meet/ui';
import { EllipsisVertical } from 'lucide-react';
import { GroupMembers } from '../../components/group/GroupMembers.tsx';
import { useGroupMenu } from '../../components/group/useGroupMenu.tsx';
import type { Group } from '@meet/remote-kit/network';

const MEMBERS_HEIGHT = '320px';

export function GroupCard({ group }: { group: Group }) {
  const t = useTexts();
  const isOwner = useUser().email.toLowerCase() === group.ownerEmail;
  const menu = useGroupMenu(group, isOwner, false);
  return (
    <Surface as="li" pad="sm" aria-label={group.groupName}>
      <HStack mb={3}>
        <Box minW={0}>
          <HStack minW={0}>
            <Heading as="h2" size="sm" truncate title={group.groupName}>
              {group.groupName}
            </Heading>
            {isOwner && <Tag>{t('groups.owner')}</Tag>}
          </HStack>
          <Text size="xs" tone="muted">
            {t('groups.members', { count: group.members.length })}
          </Text>
        </Box>
        <Spacer />
        <Menu
          placement="bottom-end"
          trigger={
            <IconButton
              label={t('groups.actionsOf', { name: group.groupName })}
              icon={<EllipsisVertical aria-hidden />}
            />
          }
          items={menu}
        />
      </HStack>
      <GroupMembers group={group} isOwner={isOwner} maxH={MEMBERS_HEIGHT} />
    </Surface>
  );
}
