import type { SentInvitation } from '@meet/accounts-contract';
import { resendInvitation, revokeInvitation } from '@meet/accounts-contract/operations';
import { useHost, useIsViewing, useTexts } from '@meet/remote-kit';
import { HStack, IconButton } from '@meet/ui';
import { CircleX, Send } from '@meet/ui/icons';
import { useState } from 'react';

/** Buttons that resend or revoke an invitation until it is answered. Changes arrive as the server's event. */
export function InvitationActions({ invitation }: { invitation: SentInvitation }) {
  const t = useTexts();
  const host = useHost();
  const isViewing = useIsViewing();
  const [busy, setBusy] = useState<'resend' | 'revoke'>();
  const { invitationId, name, state } = invitation;
  if (isViewing || (state !== 'invited' && state !== 'expired')) return null;

  async function act(kind: 'resend' | 'revoke') {
    setBusy(kind);
    try {
      await host.api.execute(kind === 'resend' ? resendInvitation : revokeInvitation, { invitationId });
      host.toast({ type: 'success', message: t(kind === 'resend' ? 'invite.resent' : 'referrals.revoked') });
    } catch (error) {
      host.toast({ type: 'error', message: host.i18n.errorText(error) });
    }
    setBusy(undefined);
    // Emitted even after a failure, because the list may be outdated.
    host.events.emit('invites.changed@1', {});
  }

  async function revoke() {
    const isSure = await host.confirm({
      title: t('referrals.revokeTitle', { name }),
      message: t('referrals.revokeText'),
      confirmText: t('referrals.revoke'),
      tone: 'danger',
    });
    if (isSure) await act('revoke');
  }

  return (
    <HStack gap={1} justifyContent="flex-end">
      <IconButton
        size="sm"
        label={t('referrals.resendNamed', { name })}
        icon={<Send aria-hidden />}
        loading={busy === 'resend'}
        onClick={() => void act('resend')}
      />
      <IconButton
        size="sm"
        label={t('referrals.revokeNamed', { name })}
        icon={<CircleX aria-hidden />}
        loading={busy === 'revoke'}
        onClick={() => void revoke()}
      />
    </HStack>
  );
}
