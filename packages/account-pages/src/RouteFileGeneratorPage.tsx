import { updateFirstChildRouteList } from '@meet/accounts-contract/operations';
import { hrefFor, ROUTE_SEGMENTS } from '@meet/contracts/routes';
import { StandaloneMessagePage } from '@meet/ui';
import { useEffect, useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { usePageShell } from './PageShell.ts';
import { useAuthTexts } from './AuthTexts.tsx';
import { useRedeem } from './useRedeem.ts';
import { useShowFailure } from './useShowFailure.ts';

/**
 * `/route-file-generator/:accessKey`: sends the server the first path segments of this build and of the remotes' own
 * pages, then opens the home page.
 */
export function RouteFileGeneratorPage() {
  const t = useAuthTexts();
  const { navigate, segmentsOfRemotes } = usePageShell();
  const showFailure = useShowFailure();
  const { accessKey = '' } = useParams<{ accessKey: string }>();
  const posted = useRedeem(
    updateFirstChildRouteList,
    useMemo(
      () => ({ accessKey, firstChildRoutePaths: [...ROUTE_SEGMENTS, ...segmentsOfRemotes()] }),
      [accessKey, segmentsOfRemotes],
    ),
  );
  useEffect(() => {
    if (posted.state === 'busy') return;
    if (posted.state === 'failed') showFailure(posted.error);
    navigate(hrefFor('home'), { replace: true });
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the failure is reported once, when it comes
  }, [posted]);
  return <StandaloneMessagePage busy title={t('busy')} />;
}
