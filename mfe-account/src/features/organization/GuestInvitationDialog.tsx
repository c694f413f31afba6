import type { OrganizationMember } from '@meet/organizations-contract';
import { getGuestInvitationOrganization } from '@meet/organizations-contract/operations';
import { useCall, useHost, useTexts } from '@meet/remote-kit';
import { Dialog, ErrorState, SkeletonText, Text } from '@meet/ui';

/** Shows who invited a guest, and when. */
export function GuestInvitationDialog({ member, onClose }: { member: OrganizationMember; onClose: () => void }) {
  const t = useTexts();
  const { i18n } = useHost();
  const { accountId, fullName, email } = member;
  const { value, error, failed, retry } = useCall(getGuestInvitationOrganization, { accountId });
  const invitation = value?.invitation;
  const format = new Intl.DateTimeFormat(i18n.locale.replace('_', '-'), { dateStyle: 'long' });

  return (
    <Dialog
      open
      size="sm"
      title={t('organization.guestInvitation.title', { name: fullName || email })}
      onClose={onClose}
    >
      {failed ? (
        <ErrorState compact title={i18n.errorText(error)} onRetry={retry} />
      ) : invitation === undefined ? (
        <SkeletonText lines={2} />
      ) : invitation === null ? (
        <Text>{t('organization.guestInvitation.none')}</Text>
      ) : (
        <Text>
          {t('organization.guestInvitation.told', {
            inviter: invitation.invitedBy,
            email: invitation.email,
            sent: format.format(invitation.sentAt),
            accepted: format.format(invitation.acceptedAt),
          })}
        </Text>
      )}
    </Dialog>
  );
}
