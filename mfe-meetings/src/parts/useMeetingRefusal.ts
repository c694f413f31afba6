import { useIsViewing, useSession, useTexts } from '@meet/remote-kit';

/** Why this session may start and join no meetings; undefined where it may. */
export function useMeetingRefusal(): string | undefined {
  const t = useTexts();
  const { isAdmin } = useSession();
  const isViewing = useIsViewing();
  if (isAdmin) return t('adminNoMeetings');
  return isViewing ? t('viewingNoMeetings') : undefined;
}
