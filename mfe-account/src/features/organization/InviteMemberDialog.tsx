import type { MemberType } from '@meet/organizations-contract';
import { MEMBER_TYPES, ORGANIZATION_ROLES } from '@meet/organizations-contract';
import { inviteMemberToOrganization } from '@meet/organizations-contract/operations';
import { useHost, useTexts } from '@meet/remote-kit';
import { CallDialog } from '@meet/remote-kit/forms';
import { SelectField } from '@meet/ui';
import { EmailField } from './EmailField.tsx';

interface Values {
  email: string;
  memberType: MemberType;
  role: string;
}

const EMPTY: Values = { email: '', memberType: 'member', role: String(ORGANIZATION_ROLES.member) };

/** Mails an invitation to a person, as a member with a role or as a guest. */
export function InviteMemberDialog({ onClose, onDone }: { onClose: () => void; onDone: () => void }) {
  const t = useTexts();
  const { toast } = useHost();
  return (
    <CallDialog
      call={inviteMemberToOrganization}
      title={t('organization.invite.action')}
      description={t('organization.invite.text')}
      initialValues={EMPTY}
      toInput={({ email, memberType, role }) => ({
        email,
        member_type: memberType,
        ...(memberType === 'member' && { role: Number(role) }),
      })}
      cancelLabel={t('organization.cancel')}
      submitLabel={t('organization.invite.submit')}
      onClose={onClose}
      onDone={({ wasInvited, invitation: { email } }) => {
        toast({ type: 'success', message: t(`organization.invite.${wasInvited ? 'resent' : 'sent'}`, { email }) });
        onDone();
        onClose();
      }}
    >
      {({ values: { memberType } }) => (
        <>
          <EmailField />
          <SelectField
            name="memberType"
            label={t('organization.type')}
            help={t(`organization.typeHelp.${memberType}`)}
            options={MEMBER_TYPES.map((value) => ({ value, label: t(`organization.types.${value}`) }))}
          />
          {memberType === 'member' && (
            <SelectField
              name="role"
              label={t('organization.role')}
              options={Object.values(ORGANIZATION_ROLES).map((role) => ({
                value: String(role),
                label: t(`organization.roles.${role}`),
              }))}
            />
          )}
        </>
      )}
    </CallDialog>
  );
}
