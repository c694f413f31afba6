import { GIVEN_PERMISSIONS, type GivenPermission } from '@meet/organizations-contract';
import { changeOrganizationAdminPermission } from '@meet/organizations-contract/operations';
import { useHost, useTexts } from '@meet/remote-kit';
import { CallDialog } from '@meet/remote-kit/forms';
import { SelectField } from '@meet/ui';

interface Props {
  readonly permission: GivenPermission;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Edits the rights of all members with the role admin. */
export function AdminPermissionDialog({ permission, onClose, onDone }: Props) {
  const t = useTexts();
  const { toast } = useHost();
  return (
    <CallDialog
      call={changeOrganizationAdminPermission}
      title={t('organization.admins.action')}
      description={t('organization.admins.text')}
      initialValues={{ permission }}
      cancelLabel={t('organization.cancel')}
      submitLabel={t('organization.save')}
      onClose={onClose}
      onDone={() => {
        toast({ type: 'success', message: t('organization.admins.done') });
        onDone();
        onClose();
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
