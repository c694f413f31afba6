import { KEYS, readText, writeText } from '../browser/storage.ts';

/** Time for which the page announces its reload. */
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
  /** Asks with what changed; Update or Later answer. */
  readonly askWithChangelog: (release: AppRelease) => void;
  /** Asks in few words, for who has put it off before. */
  readonly askShortly: (release: AppRelease) => void;
  /** Only the build changed: says that the page reloads in three seconds. */
  readonly announceReload: () => void;
  readonly notifyOtherTabs: () => void;
  readonly reload: () => void;
}

export interface VersionCheck {
  /** Compares the stored version with the server's and does what follows. Skipped in a meeting, until it is left. */
  readonly run: () => Promise<void>;
  readonly update: (release: AppRelease) => void;
  readonly postpone: () => void;
  /** Another tab has updated: reload now, or after the meeting. */
  readonly handleRefreshElsewhere: () => void;
  readonly handleMeetingLeft: () => void;
}

/** Number of times that a person may say Later. */
const LATER_MAX = 4;
/** From here on the notice is short. */
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
    else if (count >= LATER_MANY) options.askShortly(release);
    else options.askWithChangelog(release);
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
