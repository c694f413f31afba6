import { GIVEN_PERMISSIONS, type GivenPermission } from '@meet/organizations-contract';
import { changeOrganizationAdminPermission } from '@meet/organizations-contract/operations';
import { useHost, useTexts } from '@meet/remote-kit';
import { SelectField } from '@meet/ui';
import { CallDialog } from './CallDialog.tsx';

interface Props {
  readonly permission: GivenPermission;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Edits the rights of all who are admins by role. */
export function AdminPermissionDialog({ permission, onClose, onDone }: Props) {
  const t = useTexts();
  const { toast } = useHost();
  return (
    <CallDialog
      call={changeOrganizationAdminPermission}
      title={t('organization.admins.action')}
      description={t('organization.admins.text')}
      initialValues={{ permission }}
      toInput={(values) => values}
      submitLabel={t('organization.save')}
      onClose={onClose}
      onDone={() => {
        toast({ type: 'success', message: t('organization.admins.done') });
        onDone();
      }}
    >
      <SelectField
        name="permission"
        label={t('organization.permission')}
        options={GIVEN_PERMISSIONS.map((value) => ({ value, label: t(`organization.permissions.${value}`) }))}
      />
    </CallDialog>
  );
}
