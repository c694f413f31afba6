import { InfoNote } from '@meet/guidance';
import type { OwnOrganization } from '@meet/organizations-contract';
import { Slot, useHost, useIsViewing, useTexts } from '@meet/remote-kit';
import { Banner, Box, ErrorState, Page, PageHeader, SkeletonCard, SkeletonRow, Stack } from '@meet/ui';
import { useState } from 'react';
import { CreateOrganization } from './CreateOrganization.tsx';
import { InvitationsSection } from './InvitationsSection.tsx';
import { InviteActions } from './InviteActions.tsx';
import { MembersSection } from './MembersSection.tsx';
import { OrganizationOverview } from './OrganizationOverview.tsx';
import { createOrganizationView } from './OrganizationView.ts';
import { ReceivedInvitations } from './ReceivedInvitations.tsx';
import { useOrganization } from './useOrganization.ts';

/** Shows the person's organization with their actions there. If they are in none, shows ways to join or create one. */
export function OrganizationPage() {
  const t = useTexts();
  const { i18n } = useHost();
  const isViewing = useIsViewing();
  const { page, failure, reload, settle, forget } = useOrganization();
  const organization = page?.organization;
  const view = page && organization && createOrganizationView(page, organization, isViewing);
  const { goneFrom, leave } = useGoneFrom(organization);

  return (
    <Page>
      <PageHeader
        title={t('organization.title')}
        description={t('organization.text')}
        info={<InfoNote elementId="organization.page" about={t('organization.title')} />}
        actions={view?.may('invite') && <InviteActions onSettled={settle} />}
      />
      {failure && !page ? (
        <ErrorState title={i18n.errorText(failure)} onRetry={reload} />
      ) : !page ? (
        <Stack gap={6}>
          <SkeletonCard height={20} />
          <SkeletonRow rows={4} action />
        </Stack>
      ) : (
        <Stack gap={6}>
          <ReceivedInvitations onAccepted={reload} />
          {view ? (
            <>
              <OrganizationOverview view={view} onSettled={settle} onLeaving={leave} onLeft={forget} />
              <MembersSection view={view} onSettled={settle} />
              <InvitationsSection view={view} onSettled={settle} />
              <Slot
                name="account.organizationSection/v1"
                organizationId={view.organization.organizationId}
                organizationName={view.organization.organizationName}
                permission={view.organization.permission}
                skeleton={<SkeletonCard height={20} />}
              />
            </>
          ) : (
            <>
              {goneFrom && (
                <Box>
                  <Banner tone="info" role="status">
                    {t('organization.gone', { name: goneFrom })}
                  </Banner>
                </Box>
              )}
              <CreateOrganization onCreated={reload} />
            </>
          )}
        </Stack>
      )}
    </Page>
  );
}

/** Returns the organization in which the person was until somebody else ended that while this page was open. */
function useGoneFrom(organization: OwnOrganization | null | undefined) {
  const [last, setLast] = useState<OwnOrganization>();
  const [leftId, setLeftId] = useState<string>();
  if (organization && organization !== last) setLast(organization);
  const isOut = organization === null && last !== undefined && last.organizationId !== leftId;
  return {
    goneFrom: isOut ? last.organizationName : undefined,
    /** Records that the person leaves by their own action, because the event may arrive before the answer. */
    leave: () => setLeftId(organization?.organizationId),
  };
}
