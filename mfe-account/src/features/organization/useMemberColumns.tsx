import type { OrganizationMember } from '@meet/organizations-contract';
import { useTexts } from '@meet/remote-kit';
import { Box, type Column } from '@meet/ui';
import { MemberLicense, MemberMenu, MemberPermission, MemberPerson, MemberRole } from './MemberParts.tsx';
import type { OrganizationView } from './OrganizationView.ts';
import type { MemberActions } from './useMemberActions.ts';

/** Returns the table's columns for members. */
export function useMemberColumns(view: OrganizationView, actions: MemberActions): Column<OrganizationMember>[] {
  const t = useTexts();
  const props = (member: OrganizationMember) => ({ member, view, actions });
  return [
    {
      id: 'person',
      header: t('organization.members.person'),
      width: '100%',
      // The column takes the width that the others leave: a long address is cut instead of widening the table.
      cell: (member) => (
        <Box w={0} minW="full">
          <MemberPerson {...props(member)} />
        </Box>
      ),
    },
    {
      id: 'role',
      header: t('organization.role'),
      cell: (member) => (
        <Box minW={40}>
          <MemberRole {...props(member)} />
        </Box>
      ),
    },
    {
      id: 'permission',
      header: t('organization.permission'),
      cell: (member) => (
        <Box minW={32}>
          <MemberPermission {...props(member)} />
        </Box>
      ),
    },
    {
      id: 'license',
      header: t('organization.license'),
      cell: (member) => <MemberLicense {...props(member)} />,
    },
    {
      id: 'actions',
      header: t('organization.actions'),
      headerHidden: true,
      align: 'end',
      cell: (member) => <MemberMenu {...props(member)} />,
    },
  ];
}
