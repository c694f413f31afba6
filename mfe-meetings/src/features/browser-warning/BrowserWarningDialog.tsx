import { hrefFor } from '@meet/contracts/routes';
import { type SlotProps, useHost, useSession, useTexts } from '@meet/remote-kit';
import { Button, CopyField, Dialog, Stack, Text } from '@meet/ui';

/**
 * Recommends Chrome. It shows a meeting's link if it is about a meeting, and buttons to go on or back if that is not
 * open yet.
 */
export function BrowserWarningDialog({ meetingUrl, isInMeeting, onClose }: SlotProps<'meetings.browserWarning/v1'>) {
  const t = useTexts();
  const host = useHost();
  const signedIn = useSession().state === 'signed-in';
  const back = () => {
    onClose();
    host.navigate(signedIn ? hrefFor('dashboard', { '*': 'join' }) : hrefFor('home'));
  };
  return (
    <Dialog
      open
      onClose={() => onClose()}
      size="440px"
      title={t('browser.title')}
      footer={
        meetingUrl && !isInMeeting ? (
          <>
            <Button variant="ghost" onClick={back}>
              {t(signedIn ? 'browser.backToDashboard' : 'browser.backToHome')}
            </Button>
            <Button variant="primary" onClick={() => onClose('continue')}>
              {t('browser.continue')}
            </Button>
          </>
        ) : (
          <Button variant="primary" onClick={() => onClose()}>
            {t(isInMeeting ? 'browser.close' : 'browser.ok')}
          </Button>
        )
      }
    >
      <Stack>
        <Text>{t('browser.text')}</Text>
        {meetingUrl && <CopyField value={meetingUrl} label={t('copyLink')} />}
      </Stack>
    </Dialog>
  );
}
