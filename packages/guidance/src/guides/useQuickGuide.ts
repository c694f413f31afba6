import { useEffect } from 'react';
import { useHost } from '@meet/remote-kit';
import { showQuickGuide, type QuickGuideId } from './showQuickGuide.ts';

/** Shows a page's quick guide when the page opens, unless the person declined it. */
export function useQuickGuide(guideId: QuickGuideId): void {
  const host = useHost();
  useEffect(() => void showQuickGuide(host, guideId), [host, guideId]);
}
