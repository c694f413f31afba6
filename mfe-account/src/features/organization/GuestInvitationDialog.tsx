import type { OutputOf } from '@meet/contracts';
import type { OrganizationMember } from '@meet/organizations-contract';
import { getGuestInvitationOrganization } from '@meet/organizations-contract/operations';
import { useHost, useTexts } from '@meet/remote-kit';
import { Dialog, ErrorState, SkeletonText, Text } from '@meet/ui';
import { useEffect, useState } from 'react';

type Told = OutputOf<typeof getGuestInvitationOrganization>['invitation'];

/** Shows the person who invited a guest, and the time. */
export function GuestInvitationDialog({ member, onClose }: { member: OrganizationMember; onClose: () => void }) {
  const t = useTexts();
  const { api, i18n } = useHost();
  const { accountId, fullName, email } = member;
  const [invitation, setInvitation] = useState<Told>();
  const [failure, setFailure] = useState<unknown>();
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const abort = new AbortController();
    api.execute(getGuestInvitationOrganization, { accountId }, abort.signal).then(
      (answer) => setInvitation(answer.invitation),
      (error: unknown) => !abort.signal.aborted && setFailure(error),
    );
    return () => abort.abort();
  }, [api, accountId, attempt]);
  const retry = () => {
    setFailure(undefined);
    setAttempt((count) => count + 1);
  };
  const format = new Intl.DateTimeFormat(i18n.locale.replace('_', '-'), { dateStyle: 'long' });

  return (
    <Dialog
      open
      size="sm"
      title={t('organization.guestInvitation.title', { name: fullName || email })}
      onClose={onClose}
    >
      {failure ? (
        <ErrorState compact title={i18n.errorText(failure)} onRetry={retry} />
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
