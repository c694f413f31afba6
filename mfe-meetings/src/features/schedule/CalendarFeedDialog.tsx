import { getCalendarFeed } from '@meet/meetings-contract/operations';
import { useHost, useTexts } from '@meet/remote-kit';
import { Button, CopyField, Dialog, ErrorState, SkeletonText, Stack, Text } from '@meet/ui';
import { useCallback, useEffect, useState } from 'react';

/** Shows the private address to which a calendar program subscribes. */
export function CalendarFeedDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts();
  const host = useHost();
  const [feedUrl, setFeedUrl] = useState<string>();
  const [failure, setFailure] = useState<unknown>();
  const [renewing, setRenewing] = useState(false);

  const load = useCallback(
    (renew: boolean) =>
      host.api.execute(getCalendarFeed, { renew }).then((feed) => setFeedUrl(feed.feedUrl), setFailure),
    [host],
  );
  useEffect(() => void load(false), [load]);

  async function renew() {
    const question = { title: t('schedule.renewFeed'), message: t('schedule.renewFeedQuestion') };
    if (!(await host.confirm({ ...question, confirmText: t('schedule.renewFeed'), tone: 'danger' }))) return;
    setRenewing(true);
    await load(true);
    setRenewing(false);
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={t('schedule.feed')}
      footer={
        <Button loading={renewing} onClick={() => void renew()}>
          {t('schedule.renewFeed')}
        </Button>
      }
    >
      {failure ? (
        <ErrorState
          compact
          title={host.i18n.errorText(failure)}
          onRetry={() => (setFailure(undefined), void load(false))}
        />
      ) : feedUrl ? (
        <Stack>
          <Text>{t('schedule.feedText')}</Text>
          <CopyField value={feedUrl} label={t('copyLink')} />
        </Stack>
      ) : (
        <SkeletonText lines={2} />
      )}
    </Dialog>
  );
}
