import { Slot, useHost, useSession, useTexts } from '@meet/remote-kit';
import { EmptyState, ErrorState, LinkButton, Page, PageHeader, SkeletonRow, Stack, Surface } from '@meet/ui';
import { useState } from 'react';
import { HistorySection } from './HistorySection.tsx';
import { NotForYou } from './NotForYou.tsx';
import { OpenedDialog, type Opened } from './OpenedDialog.tsx';
import { RemoteRow } from './RemoteRow.tsx';
import { useRemotes } from './useRemotes.ts';

/** `/operator/remotes`: shows administrators the releases that run in people's browsers, and lets them change these. */
export function RemotesPage() {
  const t = useTexts();
  const { isAdmin } = useSession();
  return isAdmin ? (
    <Remotes />
  ) : (
    <NotForYou title={t('operator.forAdministrators')} description={t('operator.forAdministratorsText')} />
  );
}

function Remotes() {
  const t = useTexts();
  const { hrefFor } = useHost();
  const { remotes, failed, reload } = useRemotes();
  const [wanted, setWanted] = useState<{ readonly name?: string; readonly times: number }>({ times: 0 });
  const [opened, setOpened] = useState<Opened>();
  const chosen = (remotes?.find(({ remote }) => remote.remote === wanted.name) ?? remotes?.[0])?.channel;

  return (
    <Page>
      <PageHeader
        title={t('operator.title')}
        description={t('operator.description')}
        actions={
          <>
            <LinkButton href={hrefFor('operatorHealth')}>{t('operator.healthTitle')}</LinkButton>
            <LinkButton href={hrefFor('operatorPreviews')}>{t('operator.previews')}</LinkButton>
          </>
        }
      />
      <Stack gap={8}>
        <Surface as="div" pad="none">
          {failed ? (
            <ErrorState compact title={t('operator.failed')} onRetry={reload} />
          ) : !remotes ? (
            <SkeletonRow rows={4} avatar={false} action />
          ) : remotes.length === 0 ? (
            <EmptyState compact title={t('operator.none')} description={t('operator.noneText')} />
          ) : (
            <Stack as="ul" gap={0} listStyleType="none" m={0} p={0} aria-label={t('operator.title')}>
              {remotes.map((live) => (
                <RemoteRow
                  key={live.remote.remote}
                  {...live}
                  isChosen={live.remote.remote === chosen?.remote}
                  onChoose={() => setWanted({ name: live.remote.remote, times: wanted.times + 1 })}
                  onOpen={setOpened}
                  onChanged={reload}
                />
              ))}
            </Stack>
          )}
        </Surface>
        {chosen && (
          <HistorySection
            key={chosen.remote}
            remote={chosen.remote}
            revision={chosen.revision}
            requested={wanted.times}
          />
        )}
        <Slot name="account.operatorSection/v1" skeleton={<SkeletonRow rows={1} avatar={false} />} />
      </Stack>
      {opened && <OpenedDialog opened={opened} onChanged={reload} onClose={() => setOpened(undefined)} />}
    </Page>
  );
}
