import { useBehavior, useTexts, useUser } from '@meet/remote-kit';
import { AvatarGroup, Box, HStack, IconButton, Menu, Text } from '@meet/ui';
import { ChevronRight, EllipsisVertical } from 'lucide-react';
import { memo } from 'react';
import { useNetwork } from '../../state/getNetwork.ts';
import type { Group } from '@meet/remote-kit/network';
import { GroupMembers } from '../../components/group/GroupMembers.tsx';
import { useGroupMenu } from '../../components/group/useGroupMenu.tsx';

/** A group that expands to show its members. */
export const GroupRow = memo(function GroupRow({ group, onMeetingPage }: { group: Group; onMeetingPage: boolean }) {
  const t = useTexts();
  const network = useNetwork();
  const isOpen = useBehavior(network.openGroups$).has(group.groupId);
  const isOwner = useUser().email.toLowerCase() === group.ownerEmail;
  const menu = useGroupMenu(group, isOwner, onMeetingPage);
  const membersId = `group-${group.groupId}`;
  return (
    <Box role="group" aria-label={group.groupName}>
      <HStack h={14} pe={1} gap={1} borderRadius="control" _hover={{ bg: 'bg.subtle' }}>
        <Box
          as="button"
          {...{ type: 'button', 'aria-expanded': isOpen, 'aria-controls': membersId }}
          onClick={() => network.toggleGroup(group.groupId)}
          display="flex"
          alignItems="center"
          gap={2}
          ps={2}
          h="full"
          flex={1}
          minW={0}
          textAlign="start"
          borderRadius="control"
          cursor="pointer"
        >
          <Box
            as="span"
            display="inline-flex"
            color="fg.muted"
            transition="transform {durations.fast} {easings.out}"
            transform={isOpen ? 'rotate(90deg)' : undefined}
          >
            <ChevronRight size={16} aria-hidden />
          </Box>
          <AvatarGroup
            size={28}
            label=""
            people={group.members.map(({ fullName, email, avatar }) => ({ name: fullName, email, photo: avatar }))}
          />
          <Box minW={0} flex={1}>
            <Text weight="medium" truncate title={group.groupName}>
              {group.groupName}
            </Text>
            <Text size="xs" tone="muted">
              {t('groups.members', { count: group.members.length })}
            </Text>
          </Box>
        </Box>
        <Menu
          placement="bottom-end"
          trigger={
            <IconButton
              size="sm"
              label={t('groups.actionsOf', { name: group.groupName })}
              icon={<EllipsisVertical aria-hidden />}
            />
          }
          items={menu}
        />
      </HStack>
      <div id={membersId}>{isOpen && <GroupMembers group={group} isOwner={isOwner} />}</div>
    </Box>
  );
});
