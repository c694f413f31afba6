import { checkIfDontShowAgainIsSet } from '@meet/accounts-contract/operations';
import { isViewing, type HostApi, type SlotProps } from '@meet/remote-kit';
import { recallGuide, rememberGuide } from './guideMemory.ts';

type GuideProps = SlotProps<'account.quickGuide/v1'>;
export type QuickGuideId = GuideProps['guideId'];

/** Guides that were shown since the page was loaded. */
const seen = new WeakMap<HostApi, Set<QuickGuideId>>();

/**
 * Opens a quick guide once per page load, never on phones and tablets. It does not open after the person declined it on
 * this or another device. It opens no guide if the server does not answer, or for an administrator who views the
 * account.
 */
export async function showQuickGuide(
  host: HostApi,
  guideId: QuickGuideId,
  next: Pick<GuideProps, 'leadsTo'> = {},
): Promise<void> {
  const session = host.session$.value;
  if (host.flags.mobile || session.state !== 'signed-in' || isViewing(session)) return;
  const seenHere = seen.get(host) ?? new Set();
  if (seenHere.has(guideId)) return;
  seen.set(host, seenHere.add(guideId));
  if (await isWanted(host, guideId))
    await host.openDialog('account.quickGuide/v1', { guideId, ...next }, { isUnrequested: true });
}

async function isWanted(host: HostApi, guideId: QuickGuideId): Promise<boolean> {
  const known = recallGuide(guideId);
  if (known !== undefined) return known;
  const answer = await host.api.execute(checkIfDontShowAgainIsSet, { guideId }).catch(() => undefined);
  if (!answer) return false;
  rememberGuide(guideId, !answer.isSetShowAgain);
  return !answer.isSetShowAgain;
}
