import type { ChatRoom } from '@meet/chat-contract';
import { useTexts } from '@meet/remote-kit';
import { Banner, Box, Button, ErrorState, HStack, SkeletonRow, Stack } from '@meet/ui';
import { VirtualList } from '@meet/ui/virtual-list';
import { useState } from 'react';
import { MemberPicker } from '../../people/MemberPicker.tsx';
import { useChosenMembers } from '../../people/useChosenMembers.ts';
import { useMemberWords } from '../../people/useMemberWords.ts';
import { useMayManage } from '../../people/useMayManage.ts';
import { MemberRow } from './MemberRow.tsx';
import { useMemberList } from './useMemberList.ts';
import { useRoomMembers } from './useRoomMembers.ts';

/** Maximum number of placeholder rows while the members load. */
const SKELETON_MAX = 6;
const ROW_HEIGHT_PX = 56;
const LIST_MAX_HEIGHT = '50vh';

/**
 * Lists the members of a room. People who may manage it can add members by e-mail, remove them, and invite pending ones
 * again.
 */
export function RoomMembers({ room, canAdd = true }: { room: ChatRoom; canAdd?: boolean }) {
  const t = useTexts();
  const { add, remove, resend } = useRoomMembers(room.chatId);
  const { people, setPeople, emails, hasWrong } = useChosenMembers();
  const [busyEmail, setBusyEmail] = useState<string>();
  const mayManage = useMayManage(room);
  const { value, status, isFetching, more, retry } = useMemberList(room.chatId);
  const members = value?.members ?? [];
  const { getName, getAddress } = useMemberWords(members, room);

  async function addChosen(): Promise<void> {
    if (await add.run(emails)) setPeople([]);
  }

  async function runFor(email: string, action: () => Promise<unknown>): Promise<void> {
    setBusyEmail(email);
    await action();
    setBusyEmail(undefined);
  }

  return (
    <Stack gap={4}>
      {add.failure && <Banner tone="danger">{add.failure}</Banner>}
      {mayManage && canAdd && (
        <Stack gap={2}>
          <MemberPicker
            label={t('members.addLabel')}
            value={people}
            onChange={setPeople}
            taken={members.map(({ email }) => email)}
          />
          {emails.length > 0 && (
            <HStack justifyContent="flex-end">
              <Button
                loading={add.isRunning}
                disabledReason={hasWrong ? t('members.correctFirst') : undefined}
                onClick={() => void addChosen()}
              >
                {t('members.addSubmit', { count: emails.length })}
              </Button>
            </HStack>
          )}
        </Stack>
      )}
      {status === 'loading' && <SkeletonRow rows={Math.min(room.memberCount, SKELETON_MAX)} />}
      {status === 'failed' && <ErrorState compact title={t('members.loadFailed')} onRetry={retry} />}
      <Box aria-busy={isFetching} hidden={members.length === 0}>
        <VirtualList
          label={t('members.title')}
          items={members}
          toKey={({ email }) => email}
          estimateSize={ROW_HEIGHT_PX}
          maxHeight={LIST_MAX_HEIGHT}
          renderItem={(member) => (
            <MemberRow
              member={member}
              name={getName(member)}
              address={getAddress(member)}
              isBusy={busyEmail === member.email}
              onRemove={
                mayManage && !member.isOwner && !member.currentUser
                  ? () => void runFor(member.email, () => remove.run(member.email, getName(member)))
                  : undefined
              }
              onResend={
                mayManage && member.invited && !member.currentUser
                  ? () => void runFor(member.email, () => resend.run(member.email))
                  : undefined
              }
            />
          )}
        />
      </Box>
      {value?.hasMore && (
        <Button wide variant="ghost" loading={isFetching} onClick={more}>
          {t('members.more')}
        </Button>
      )}
    </Stack>
  );
}
