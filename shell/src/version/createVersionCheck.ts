import { KEYS, readText, writeText } from '../browser/storage.ts';

/** Time between the announcement of a reload and the reload. */
export const REFRESH_TOAST_MS = 3_000;

export interface AppRelease {
  /** Three words: application version, channel, build. */
  readonly version: string;
  /** HTML in base64. */
  readonly changelog: string;
}

export interface VersionCheckOptions {
  readonly fetchRelease: () => Promise<AppRelease>;
  readonly isInMeeting: () => boolean;
  /** Offers the update with the list of changes; the person chooses Update or Later. */
  readonly offerWithChangelog: (release: AppRelease) => void;
  /** Offers the update in few words, to people who have postponed it before. */
  readonly offerSoon: (release: AppRelease) => void;
  /** Announces that the page reloads in three seconds, because only the build changed. */
  readonly announceReload: () => void;
  readonly notifyOtherTabs: () => void;
  readonly reload: () => void;
}

export interface VersionCheck {
  /**
   * Compares the stored version with the server's, and offers or performs the update. In a meeting it is postponed
   * until the person leaves.
   */
  readonly run: () => Promise<void>;
  readonly update: (release: AppRelease) => void;
  readonly postpone: () => void;
  /** Reloads after an update in another tab; in a meeting, once the person leaves. */
  readonly handleRefreshElsewhere: () => void;
  readonly handleMeetingLeft: () => void;
}

/** Maximum number of times that a person may choose Later. */
const LATER_MAX = 4;
/** Number of postponements from which the offer is short. */
const LATER_MANY = 3;

export function createVersionCheck(options: VersionCheckOptions): VersionCheck {
  let due: 'check' | 'reload' | undefined;

  async function run(): Promise<void> {
    if (options.isInMeeting()) {
      due ??= 'check';
      return;
    }
    const release = await options.fetchRelease().catch(() => undefined);
    if (!release) return;
    const stored = readText(KEYS.appVersion);
    if (stored === undefined) return writeText(KEYS.appVersion, release.version);
    const [appBefore, , buildBefore] = stored.split(' ');
    const [app, , build] = release.version.split(' ');
    if (app !== appBefore) showNotice(release);
    else if (build !== buildBefore) reloadSoon(release);
  }

  function showNotice(release: AppRelease): void {
    const count = laterCount();
    if (count >= LATER_MAX) update(release);
    else if (count >= LATER_MANY) options.offerSoon(release);
    else options.offerWithChangelog(release);
  }

  function reloadSoon({ version }: AppRelease): void {
    options.announceReload();
    setTimeout(() => {
      writeText(KEYS.appVersion, version);
      reload();
    }, REFRESH_TOAST_MS);
  }

  function update({ version }: AppRelease): void {
    writeText(KEYS.appVersion, version);
    writeText(KEYS.appVersionLaterClickCount, null);
    options.notifyOtherTabs();
    reload();
  }

  function reload(): void {
    if (options.isInMeeting()) due = 'reload';
    else options.reload();
  }

  return {
    run,
    update,
    postpone: () => writeText(KEYS.appVersionLaterClickCount, String(Math.min(laterCount() + 1, LATER_MAX))),
    handleRefreshElsewhere: reload,
    handleMeetingLeft() {
      const what = due;
      due = undefined;
      if (what === 'reload') options.reload();
      else if (what === 'check') void run();
    },
  };
}

function laterCount(): number {
  return Number(readText(KEYS.appVersionLaterClickCount)) || 0;
}
