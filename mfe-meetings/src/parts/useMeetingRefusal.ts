import { useIsViewing, useSession, useTexts } from '@meet/remote-kit';

/** Returns the reason why this session may not start or join meetings; undefined if it may. */
export function useMeetingRefusal(): string | undefined {
  const t = useTexts();
  const { isAdmin } = useSession();
  const isViewing = useIsViewing();
  if (isAdmin) return t('adminNoMeetings');
  return isViewing ? t('viewingNoMeetings') : undefined;
}
