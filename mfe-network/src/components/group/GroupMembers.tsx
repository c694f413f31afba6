import { isShownOnline } from '@meet/network-contract';
import { useIsViewing, useTexts, useUser } from '@meet/remote-kit';
import { Box, HStack, IconButton, Tag, Text } from '@meet/ui';
import { VirtualList } from '@meet/ui/virtual-list';
import { UserMinus } from 'lucide-react';
import { PersonLine } from '../person/PersonLine.tsx';
import { getPresence, type Group, type Member, type NetworkState } from '@meet/remote-kit/network';
import { useNetwork } from '../../state/getNetwork.ts';
import { useSelected } from '../../state/useSelected.ts';
import { useGroupActions } from './useGroupActions.ts';

const ROW_HEIGHT_PX = 48;
const toKey = ({ contactId }: Member) => contactId;

interface Props {
  group: Group;
  isOwner: boolean;
  /** Maximum height as a CSS length. */
  maxH?: string;
}

/** Lists a group's members, those online first. */
export function GroupMembers({ group, isOwner, maxH = '240px' }: Props) {
  const t = useTexts();
  const { state$ } = useNetwork();
  const actions = useGroupActions(group);
  const mayRemove = !useIsViewing() && isOwner;
  // The order is selected as one string, so that a change of another person's presence draws nothing again.
  const order = useSelected(state$, (state) => getOrder(group.members, state)).split(',');
  const byId = new Map(group.members.map((member) => [member.contactId, member]));
  const members = order.flatMap((contactId) => byId.get(contactId) ?? []);
  const others = members.some(({ isAdmin }) => !isAdmin);
  return (
    <Box ps={4}>
      <VirtualList
        label={t('groups.membersOf', { name: group.groupName })}
        items={members}
        toKey={toKey}
        estimateSize={ROW_HEIGHT_PX}
        maxHeight={maxH}
        renderItem={(member) => (
          <MemberRow
            member={member}
            onRemove={mayRemove && !member.isAdmin ? () => void actions.removeMember(member) : undefined}
          />
        )}
      />
      {!others && (
        <Text size="xs" tone="muted" py={2}>
          {t('groups.noMembers')}
        </Text>
      )}
    </Box>
  );
}

function MemberRow({ member, onRemove }: { member: Member; onRemove: (() => void) | undefined }) {
  const t = useTexts();
  const isSelf = useUser().email.toLowerCase() === member.email;
  return (
    <HStack h={`${ROW_HEIGHT_PX}px`} gap={1}>
      <PersonLine
        person={member}
        name={isSelf ? t('groups.you', { name: member.fullName }) : undefined}
        size={32}
        marks={member.isAdmin && <Tag tone="accent">{t('groups.admin')}</Tag>}
      />
      {onRemove && (
        <IconButton
          size="sm"
          label={t('groups.removeName', { name: member.fullName })}
          icon={<UserMinus aria-hidden />}
          onClick={onRemove}
        />
      )}
    </HStack>
  );
}

function getOrder(members: readonly Member[], state: NetworkState): string {
  const rank = ({ email }: Member) => (isShownOnline(getPresence(state, email)) ? 0 : 1);
  return [...members]
    .sort((a, b) => rank(a) - rank(b))
    .map(({ contactId }) => contactId)
    .join();
}
