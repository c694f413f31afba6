import { useHost, useSession, useTexts } from '@meet/remote-kit';
import { EmptyState, ErrorState, LinkButton, Page, PageHeader, SkeletonRow, Stack, Surface } from '@meet/ui';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { NotForYou } from './NotForYou.tsx';
import { PreviewInvitation } from './PreviewInvitation.tsx';
import { PreviewLinkDialog } from './PreviewLinkDialog.tsx';
import { PreviewRow } from './PreviewRow.tsx';
import { readLink } from './previewLink.ts';
import { TestersButton } from './TestersButton.tsx';
import { useChoice } from './useChoice.ts';
import { usePreviews, type PreviewOffer } from './usePreviews.ts';

/** `/operator/previews`: lists releases that are not live for everybody yet, for testers and people with a link. */
export function PreviewsPage() {
  const t = useTexts();
  const { isAdmin } = useSession();
  const { hrefFor } = useHost();
  const { hash } = useLocation();
  const { offered, failed, reload } = usePreviews();
  const { choose, busy } = useChoice();
  const [linked, setLinked] = useState<PreviewOffer>();
  const invitation = readLink(hash);
  const { isTester = false, previews = [] } = offered ?? {};

  if (offered && invitation === undefined && !isTester && previews.length === 0)
    return <NotForYou title={t('operator.preview.forTesters')} description={t('operator.preview.forTestersText')} />;
  return (
    <Page>
      <PageHeader
        title={t('operator.previews')}
        description={t('operator.preview.description')}
        actions={
          isAdmin && (
            <>
              <TestersButton />
              <LinkButton href={hrefFor('operatorRemotes')}>{t('operator.title')}</LinkButton>
            </>
          )
        }
      />
      <Stack gap={6}>
        {invitation !== undefined && (
          <PreviewInvitation invitation={invitation} busy={busy !== undefined} onChoose={choose} />
        )}
        {(isTester || previews.length > 0 || !offered) && (
          <Surface as="div" pad="none">
            {failed ? (
              <ErrorState compact title={t('operator.preview.failed')} onRetry={reload} />
            ) : !offered ? (
              <SkeletonRow rows={2} avatar={false} action />
            ) : previews.length === 0 ? (
              <EmptyState compact title={t('operator.preview.none')} description={t('operator.preview.noneText')} />
            ) : (
              <Stack as="ul" gap={0} listStyleType="none" m={0} p={0} aria-label={t('operator.previews')}>
                {previews.map((offer) => (
                  <PreviewRow
                    key={`${offer.remote}/${offer.preview}`}
                    offer={offer}
                    busy={busy === offer.remote}
                    onChoose={choose}
                    onLink={isAdmin ? () => setLinked(offer) : undefined}
                  />
                ))}
              </Stack>
            )}
          </Surface>
        )}
      </Stack>
      {linked && <PreviewLinkDialog offer={linked} onClose={() => setLinked(undefined)} />}
    </Page>
  );
}
