import type { OrganizationMember } from '@meet/organizations-contract';
import { useTexts } from '@meet/remote-kit';
import type { Column } from '@meet/ui';
import { MemberLicense, MemberMenu, MemberPermission, MemberPerson, MemberRole } from './MemberParts.tsx';
import type { OrganizationView } from './OrganizationView.ts';
import type { MemberActions } from './useMemberActions.ts';

/** What the table tells of each member. */
export function useMemberColumns(view: OrganizationView, actions: MemberActions): Column<OrganizationMember>[] {
  const t = useTexts();
  const props = (member: OrganizationMember) => ({ member, view, actions });
  return [
    {
      id: 'person',
      header: t('organization.members.person'),
      cell: (member) => <MemberPerson {...props(member)} />,
    },
    {
      id: 'role',
      header: t('organization.role'),
      width: '176px',
      cell: (member) => <MemberRole {...props(member)} />,
    },
    {
      id: 'permission',
      header: t('organization.permission'),
      width: '150px',
      cell: (member) => <MemberPermission {...props(member)} />,
    },
    {
      id: 'license',
      header: t('organization.license'),
      width: '110px',
      cell: (member) => <MemberLicense {...props(member)} />,
    },
    {
      id: 'actions',
      header: t('organization.actions'),
      headerHidden: true,
      align: 'end',
      width: '56px',
      cell: (member) => <MemberMenu {...props(member)} />,
    },
  ];
}
