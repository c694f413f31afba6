import { deleteOrganization, leaveOrganization } from '@meet/organizations-contract/operations';
import { useHost, useIsViewing, useTexts } from '@meet/remote-kit';
import { Box, Button, Flex, Heading, HStack, Menu, Stack, Surface, Tag, Text } from '@meet/ui';
import { Building2, ChevronDown, Crown, LogOut, Pencil, ShieldCheck, Trash2 } from '@meet/ui/icons';
import { useState } from 'react';
import { AdminPermissionDialog } from './AdminPermissionDialog.tsx';
import { Licenses } from './Licenses.tsx';
import type { OrganizationView } from './OrganizationView.ts';
import { OwnershipOffer } from './OwnershipOffer.tsx';
import { Refusal } from './Refusal.tsx';
import { RenameDialog } from './RenameDialog.tsx';
import { TransferDialog } from './TransferDialog.tsx';
import { useActs } from './useActs.ts';

interface Props {
  readonly view: OrganizationView;
  readonly onSettled: () => void;
  /** Called before the person leaves the organization or deletes it. */
  readonly onLeaving: () => void;
  readonly onLeft: () => void;
}

const HERE = 'organization';

/** Shows the organization's name, the person's role, the licences, and the actions on them. */
export function OrganizationOverview({ view, onSettled, onLeaving, onLeft }: Props) {
  const t = useTexts();
  const host = useHost();
  const isViewing = useIsViewing();
  const acts = useActs(onSettled);
  const [dialog, setDialog] = useState<'rename' | 'transfer' | 'admins'>();
  const { organization, may } = view;
  const { organizationName: name, permission, role, member_type } = organization;
  const isOwner = permission === 'owner';
  const close = () => setDialog(undefined);

  async function end(kind: 'leave' | 'delete') {
    const isMeant = await host.confirm({
      title: t(`organization.${kind}Question`, { name }),
      message: t(`organization.${kind}Text`),
      confirmText: t(`organization.${kind}`),
      tone: 'danger',
    });
    if (!isMeant) return;
    onLeaving();
    const work = () => host.api.execute(kind === 'leave' ? leaveOrganization : deleteOrganization, {});
    if (await acts.run(HERE, kind, work, t(`organization.${kind}Done`, { name }))) onLeft();
  }

  const leave = !isViewing && !isOwner && (
    <Button icon={<LogOut aria-hidden />} loading={acts.busyAt(HERE) === 'leave'} onClick={() => void end('leave')}>
      {t('organization.leave')}
    </Button>
  );
  const manage = [
    may('rename') && {
      id: 'rename',
      label: t('organization.rename'),
      icon: <Pencil />,
      onSelect: () => setDialog('rename'),
    },
    may('manageAdmins') && {
      id: 'admins',
      label: t('organization.admins.action'),
      icon: <ShieldCheck />,
      onSelect: () => setDialog('admins'),
    },
    may('transfer') && {
      id: 'transfer',
      label: t('organization.transfer.action'),
      icon: <Crown />,
      onSelect: () => setDialog('transfer'),
    },
    may('delete') && {
      id: 'delete',
      label: t('organization.delete'),
      icon: <Trash2 />,
      danger: true,
      onSelect: () => void end('delete'),
    },
  ].filter((item) => item !== false);

  return (
    <Surface aria-labelledby="organization-name">
      <Stack gap={5}>
        <Flex gap={4} alignItems="flex-start" flexWrap="wrap">
          <Box
            display={{ base: 'none', sm: 'grid' }}
            placeItems="center"
            boxSize={12}
            flexShrink={0}
            borderRadius="surface"
            bg="accent.subtle"
            color="accent.fg"
            aria-hidden
          >
            <Building2 size={24} />
          </Box>
          <Box flex="1 1 200px" minW={0}>
            <HStack gap={2} flexWrap="wrap">
              <Heading id="organization-name" size="md" overflowWrap="anywhere">
                {name}
              </Heading>
              <Tag tone={isOwner ? 'accent' : 'neutral'}>
                {t(member_type === 'guest' ? 'organization.guest' : `organization.roles.${role}`)}
              </Tag>
            </HStack>
            <Text tone="muted" mt={1}>
              {t(`organization.youMay.${permission}`)}
            </Text>
            <Refusal text={acts.refusalAt(HERE)} />
          </Box>
          <HStack flexWrap="wrap">
            {manage.length > 0 && (
              <Menu
                placement="bottom-end"
                trigger={
                  <Button loading={acts.busyAt(HERE) === 'delete'}>
                    {t('organization.manage')}
                    <ChevronDown size={16} aria-hidden />
                  </Button>
                }
                items={manage}
              />
            )}
            {leave}
          </HStack>
        </Flex>
        <OwnershipOffer view={view} onSettled={onSettled} />
        <Licenses view={view} />
      </Stack>
      {dialog === 'rename' && <RenameDialog name={name} onClose={close} onDone={onSettled} />}
      {dialog === 'transfer' && <TransferDialog view={view} onClose={close} onDone={onSettled} />}
      {dialog === 'admins' && (
        <AdminPermissionDialog permission={organization.adminPermission} onClose={close} onDone={onSettled} />
      )}
    </Surface>
  );
}
