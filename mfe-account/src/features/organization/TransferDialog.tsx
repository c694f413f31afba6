import type { OrganizationMember } from '@meet/organizations-contract';
import { inviteOwnerToOrganization } from '@meet/organizations-contract/operations';
import { useHost, useTexts } from '@meet/remote-kit';
import { CallDialog } from '@meet/remote-kit/forms';
import { Box, SelectField, Text } from '@meet/ui';
import { EmailField } from './EmailField.tsx';
import type { OrganizationView } from './OrganizationView.ts';

interface Props {
  readonly view: OrganizationView;
  /** The preselected member. */
  readonly member?: OrganizationMember;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

const SOMEBODY_ELSE = 'else';

/** Offers the ownership to a member, or to another person by their address. */
export function TransferDialog({ view, member, onClose, onDone }: Props) {
  const t = useTexts();
  const { toast } = useHost();
  const others = view.members.filter(({ accountId }) => accountId !== view.organization.accountId);
  const initialValues = { to: member?.email ?? (others.length ? '' : SOMEBODY_ELSE), email: '' };
  return (
    <CallDialog
      call={inviteOwnerToOrganization}
      title={t('organization.transfer.action')}
      description={t('organization.transfer.text')}
      initialValues={initialValues}
      toInput={({ to, email }) => ({ email: to === SOMEBODY_ELSE ? email : to })}
      cancelLabel={t('organization.cancel')}
      submitLabel={t('organization.transfer.submit')}
      onClose={onClose}
      onDone={({ invitation: { email } }) => {
        toast({ type: 'success', message: t('organization.transfer.offered', { email }) });
        onDone();
        onClose();
      }}
    >
      {({ values: { to } }) => (
        <>
          {others.length > 0 && (
            <SelectField
              name="to"
              label={t('organization.transfer.to')}
              required
              placeholder={t('organization.transfer.choose')}
              options={[
                ...others.map(({ fullName, email }) => ({
                  value: email,
                  label: fullName ? `${fullName} (${email})` : email,
                })),
                { value: SOMEBODY_ELSE, label: t('organization.transfer.else') },
              ]}
            />
          )}
          {to === SOMEBODY_ELSE && <EmailField />}
          <Box>
            <Text size="xs" tone="muted">
              {t('organization.transfer.note')}
            </Text>
          </Box>
        </>
      )}
    </CallDialog>
  );
}
