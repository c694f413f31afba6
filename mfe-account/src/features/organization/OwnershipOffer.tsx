import { ORGANIZATION_OWNER_ROLE } from '@meet/organizations-contract';
import { inviteOwnerToOrganization, revokeInviteOrganization } from '@meet/organizations-contract/operations';
import { useHost, useTexts } from '@meet/remote-kit';
import { Banner, Button, HStack } from '@meet/ui';
import type { OrganizationView } from './OrganizationView.ts';
import { Refusal } from './Refusal.tsx';
import { useActs } from './useActs.ts';

const HERE = 'offer';

/** Shows an offer of the ownership until it is answered and dismissed. */
export function OwnershipOffer({ view, onSettled }: { view: OrganizationView; onSettled: () => void }) {
  const t = useTexts();
  const host = useHost();
  const acts = useActs(onSettled);
  const offer = view.invitations.find(({ role }) => role === ORGANIZATION_OWNER_ROLE);
  if (!offer) return null;
  const { email, state, expiresAt, invitationId } = offer;
  const day = new Intl.DateTimeFormat(host.i18n.locale.replace('_', '-'), { dateStyle: 'medium' }).format(expiresAt);
  const isOpen = state === 'invited';

  async function takeBack() {
    const isMeant =
      !isOpen ||
      (await host.confirm({
        title: t('organization.transfer.takeBackQuestion', { email }),
        message: t('organization.transfer.takeBackText'),
        confirmText: t('organization.transfer.takeBack'),
        tone: 'danger',
      }));
    if (!isMeant) return;
    const done = isOpen ? t('organization.transfer.takenBack') : undefined;
    await acts.run(HERE, 'revoke', () => host.api.execute(revokeInviteOrganization, { invitationId }), done);
  }

  const busy = acts.busyAt(HERE);
  return (
    <Banner tone={isOpen ? 'info' : 'warning'} role="status">
      {t(`organization.transfer.states.${state}`, { email, day })}
      <Refusal text={acts.refusalAt(HERE)} />
      {view.may('transfer') && (
        <HStack mt={2} flexWrap="wrap">
          <Button
            size="sm"
            loading={busy === 'resend'}
            onClick={() =>
              void acts.run(
                HERE,
                'resend',
                () => host.api.execute(inviteOwnerToOrganization, { email }),
                t('organization.transfer.offered', { email }),
              )
            }
          >
            {t('organization.transfer.resend')}
          </Button>
          <Button size="sm" loading={busy === 'revoke'} onClick={() => void takeBack()}>
            {t(isOpen ? 'organization.transfer.takeBack' : 'organization.transfer.putAway')}
          </Button>
        </HStack>
      )}
    </Banner>
  );
}
