import type { ChatMemberSeen } from '@meet/chat-contract';
import { useTexts } from '@meet/remote-kit';
import { Avatar, Box, HStack, IconButton, Tag, Text } from '@meet/ui';
import { MailPlus, UserMinus } from '@meet/ui/icons';

interface Props {
  readonly member: ChatMemberSeen;
  readonly name: string;
  /** The address, obfuscated if the viewer may not see it. */
  readonly address: string;
  /** Undefined if the viewer may not remove this member. */
  readonly onRemove: (() => void) | undefined;
  /** Undefined if there is no invitation to send again. */
  readonly onResend: (() => void) | undefined;
  readonly isBusy: boolean;
}

export function MemberRow({ member, name, address, onRemove, onResend, isBusy }: Props) {
  const t = useTexts();
  return (
    <HStack gap={3} minH={14}>
      <Avatar name={name} email={member.email} photo={member.avatar} size={36} />
      <Box flex={1} minW={0}>
        <HStack gap={2}>
          <Text as="span" weight="medium" truncate>
            {member.currentUser ? t('members.you', { name }) : name}
          </Text>
          {member.isOwner && <Tag tone="accent">{t('members.owner')}</Tag>}
          {member.invited && <Tag tone="warning">{t('members.pending')}</Tag>}
        </HStack>
        {name !== address && (
          <Text as="span" display="block" size="xs" tone="muted" truncate>
            {address}
          </Text>
        )}
      </Box>
      {onResend && (
        <IconButton
          label={t('members.resend', { name })}
          icon={<MailPlus aria-hidden />}
          onClick={onResend}
          loading={isBusy}
        />
      )}
      {onRemove && (
        <IconButton
          label={t('members.removeName', { name })}
          icon={<UserMinus aria-hidden />}
          onClick={onRemove}
          loading={isBusy}
        />
      )}
    </HStack>
  );
}
