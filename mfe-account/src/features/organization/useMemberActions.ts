import type { GivenPermission, GivenRole, OrganizationMember } from '@meet/organizations-contract';
import {
  changeOrganizationMemberPermission,
  changeOrganizationMemberRole,
  changeOrganizationMemberType,
  deleteOrganizationMember,
  updateLicenseOrganization,
} from '@meet/organizations-contract/operations';
import { useHost, useTexts } from '@meet/remote-kit';
import type { Acts } from './useActs.ts';

type Open = (dialog: { readonly kind: 'guest' | 'transfer'; readonly member: OrganizationMember }) => void;

/** Returns the actions on a member, for the table and the cards. Changes arrive as the server's event. */
export function useMemberActions({ run, busyAt, refusalAt }: Acts, open: Open) {
  const t = useTexts();
  const { api, confirm } = useHost();
  const getName = ({ fullName, email }: OrganizationMember) => fullName || email;
  return {
    busyWith: ({ accountId }: OrganizationMember) => busyAt(accountId),
    getRefusal: ({ accountId }: OrganizationMember) => refusalAt(accountId),
    giveRole: (member: OrganizationMember, role: GivenRole) =>
      void run(
        member.accountId,
        'role',
        () => api.execute(changeOrganizationMemberRole, { accountId: member.accountId, role }),
        t('organization.members.roleGiven', { name: getName(member), role: t(`organization.roles.${role}`) }),
      ),
    givePermission: (member: OrganizationMember, permission: GivenPermission) =>
      void run(
        member.accountId,
        'permission',
        () => api.execute(changeOrganizationMemberPermission, { accountId: member.accountId, permission }),
        t('organization.members.permissionGiven', { name: getName(member) }),
      ),
    giveLicense: (member: OrganizationMember, hasMembership: boolean) =>
      void run(
        member.accountId,
        'license',
        () => api.execute(updateLicenseOrganization, { accountId: member.accountId, hasMembership }),
        t(`organization.members.license${hasMembership ? 'Given' : 'Taken'}`, { name: getName(member) }),
      ),
    async changeType(member: OrganizationMember) {
      const toGuest = member.member_type === 'member';
      const name = getName(member);
      if (toGuest) {
        const isMeant = await confirm({
          title: t('organization.members.toGuestQuestion', { name }),
          message: t('organization.members.toGuestText'),
          confirmText: t('organization.members.toGuest'),
        });
        if (!isMeant) return;
      }
      await run(
        member.accountId,
        'type',
        () =>
          api.execute(changeOrganizationMemberType, {
            accountId: member.accountId,
            member_type: toGuest ? 'guest' : 'member',
          }),
        t(`organization.members.${toGuest ? 'isGuest' : 'isMember'}`, { name }),
      );
    },
    async remove(member: OrganizationMember) {
      const name = getName(member);
      const isMeant = await confirm({
        title: t('organization.members.removeQuestion', { name }),
        message: t('organization.members.removeText'),
        confirmText: t('organization.members.remove'),
        tone: 'danger',
      });
      if (!isMeant) return;
      await run(
        member.accountId,
        'remove',
        () => api.execute(deleteOrganizationMember, { accountId: member.accountId }),
        t('organization.members.removed', { name }),
      );
    },
    showInvitation: (member: OrganizationMember) => open({ kind: 'guest', member }),
    offerOwnership: (member: OrganizationMember) => open({ kind: 'transfer', member }),
  };
}

export type MemberActions = ReturnType<typeof useMemberActions>;
