import {
  GIVEN_PERMISSIONS,
  ORGANIZATION_OWNER_ROLE,
  ORGANIZATION_ROLES,
  type GivenPermission,
  type GivenRole,
  type OrganizationMember,
} from '@meet/organizations-contract';
import { useTexts } from '@meet/remote-kit';
import { Avatar, Box, HStack, IconButton, Menu, Select, Switch, Tag, Text } from '@meet/ui';
import { Crown, Ellipsis, MailOpen, Trash2, UserRound, UserRoundCheck } from '@meet/ui/icons';
import type { OrganizationView } from './OrganizationView.ts';
import { Refusal } from './Refusal.tsx';
import type { MemberActions } from './useMemberActions.ts';

export interface MemberProps {
  readonly member: OrganizationMember;
  readonly view: OrganizationView;
  readonly actions: MemberActions;
}

const getName = ({ fullName, email }: OrganizationMember) => fullName || email;

/** Shows the member, and the refusal of the last action on them. */
export function MemberPerson({ member, view, actions }: MemberProps) {
  const t = useTexts();
  const { fullName, email, avatar, member_type, accountId } = member;
  return (
    <HStack gap={3} minW={0}>
      <Avatar name={getName(member)} email={email} photo={avatar} size={40} />
      <Box minW={0}>
        <HStack gap={2}>
          <Text weight="medium" truncate>
            {getName(member)}
          </Text>
          {accountId === view.organization.accountId && <Tag tone="accent">{t('organization.you')}</Tag>}
          {member_type === 'guest' && <Tag tone="info">{t('organization.guest')}</Tag>}
        </HStack>
        {fullName && (
          <Text size="xs" tone="muted" truncate>
            {email}
          </Text>
        )}
        <Refusal text={actions.getRefusal(member)} />
      </Box>
    </HStack>
  );
}

/** Returns whether the person may give this member a role. A guest always has the role of a member. */
export const mayGive = (view: OrganizationView, member: OrganizationMember) =>
  view.mayChange(member) && member.member_type === 'member';

export function MemberRole({ member, view, actions }: MemberProps) {
  const t = useTexts();
  if (!mayGive(view, member)) return <Text>{t(`organization.roles.${member.role}`)}</Text>;
  return (
    <Select
      size="sm"
      aria-label={t('organization.members.roleOf', { name: getName(member) })}
      value={String(member.role)}
      disabled={actions.busyWith(member) !== undefined}
      options={Object.values(ORGANIZATION_ROLES).map((role) => ({
        value: String(role),
        label: t(`organization.roles.${role}`),
      }))}
      onChange={({ target }) => actions.giveRole(member, Number(target.value) as GivenRole)}
    />
  );
}

export function MemberPermission({ member, view, actions }: MemberProps) {
  const t = useTexts();
  if (!mayGive(view, member)) return <Text>{t(`organization.permissions.${member.permission}`)}</Text>;
  return (
    <Select
      size="sm"
      aria-label={t('organization.members.permissionOf', { name: getName(member) })}
      value={member.permission}
      disabled={actions.busyWith(member) !== undefined}
      options={GIVEN_PERMISSIONS.map((value) => ({ value, label: t(`organization.permissions.${value}`) }))}
      onChange={({ target }) => actions.givePermission(member, target.value as GivenPermission)}
    />
  );
}

/** Shows a switch to people who grant licences, and a text to others. A guest has no licence. */
export function MemberLicense({ member, view, actions }: MemberProps) {
  const t = useTexts();
  const { hasMembership, member_type } = member;
  if (view.may('manageLicenses') && member_type === 'member') {
    return (
      <HStack minH={6}>
        <Switch
          aria-label={t('organization.members.licenseOf', { name: getName(member) })}
          checked={hasMembership}
          disabled={actions.busyWith(member) !== undefined}
          onChange={({ target }) => actions.giveLicense(member, target.checked)}
        />
      </HStack>
    );
  }
  if (hasMembership) return <Tag tone="success">{t('organization.members.licensed')}</Tag>;
  return <Text tone="muted">{t('organization.members.noLicense')}</Text>;
}

/** Menu of further actions on a member. Draws nothing if there are none. */
export function MemberMenu({ member, view, actions }: MemberProps) {
  const t = useTexts();
  const isGuest = member.member_type === 'guest';
  const isOwner = member.role === ORGANIZATION_OWNER_ROLE;
  const mayChange = view.mayChange(member);
  const items = [
    isGuest && {
      id: 'invitation',
      label: t('organization.guestInvitation.action'),
      icon: <MailOpen />,
      onSelect: () => actions.showInvitation(member),
    },
    mayChange && {
      id: 'type',
      label: t(isGuest ? 'organization.members.toMember' : 'organization.members.toGuest'),
      icon: isGuest ? <UserRoundCheck /> : <UserRound />,
      onSelect: () => void actions.changeType(member),
    },
    !isOwner &&
      view.may('transfer') && {
        id: 'transfer',
        label: t('organization.transfer.action'),
        icon: <Crown />,
        onSelect: () => actions.offerOwnership(member),
      },
    mayChange && {
      id: 'remove',
      label: t('organization.members.remove'),
      icon: <Trash2 />,
      danger: true,
      onSelect: () => void actions.remove(member),
    },
  ].filter((item) => item !== false);
  if (items.length === 0) return null;
  return (
    <Menu
      placement="bottom-end"
      trigger={
        <IconButton
          size="sm"
          label={t('organization.members.more', { name: getName(member) })}
          icon={<Ellipsis />}
          loading={['remove', 'type'].includes(actions.busyWith(member) ?? '')}
        />
      }
      items={items}
    />
  );
}
