import { fillPath, hrefFor, ROUTES } from '@meet/contracts/routes';
import { checkIfUserIsLoggedIn } from '@meet/accounts-contract/operations';
import type { PageEventSchemas } from '@meet/contracts/events';
import { CONTRACTS_NAMESPACE } from '@meet/contracts/i18n';
import { createRemoteEvents, type HostApi, type HostHrefFor, type RemoteEvents, type Session } from '@meet/remote-kit';
import { confirm, toast } from '@meet/ui';
import type { i18n } from 'i18next';
import { BehaviorSubject, distinctUntilChanged, map, skip } from 'rxjs';
import type { Shell } from '../base/createShell.ts';
import { isDesktopApp, isMobile } from '../browser/environment.ts';
import { whenIdle } from '../browser/whenIdle.ts';
import type {} from '../instant-join/InstantJoin.ts';
import { getFrame } from '../addresses/getFrame.ts';
import { nextTask } from '../browser/nextTask.ts';
import { changeLocale, languageTag } from '../i18n/locale.ts';
import { errorText } from '@meet/contracts/client';
import { createFederation } from '../remotes/createFederation.ts';
import { createRemoteDirectory, type RemoteDirectory } from '../remotes/createRemoteDirectory.ts';
import { followRegistry } from '../remotes/followRegistry.ts';
import { createRemoteHandle } from '../remotes/createRemoteHandle.ts';
import type { RegistryReading } from '../remotes/readRegistry.ts';
import type { Release } from '../remotes/Release.ts';
import { requestHeaders } from '../session/createApi.ts';
import { createCommands, type Commands } from './createCommands.ts';
import { createEmit } from './createEmit.ts';
import { createDialogs, type Dialogs } from './createDialogs.ts';
import { createNotes } from './createNotes.ts';
import { createServerEvents } from './createServerEvents.ts';
import { followOwnProfile } from './followOwnProfile.ts';
import { loadedOnce } from './loadedOnce.ts';
import { presentToast } from './presentToast.ts';

/** Services of the host side that the frame needs. */
export interface ShellHost {
  /** The shell's own HostApi. */
  readonly host: HostApi;
  readonly remotes: RemoteDirectory;
  readonly dialogs: Dialogs;
  readonly commands: Commands;
}

/** Creates everything that remotes need. It is loaded apart from the shell's first pages, which need none of it. */
export function createShellHost(shell: Shell, reading: RegistryReading, texts: i18n): ShellHost {
  const session$ = new BehaviorSubject(shell.session.current());
  shell.session.subscribe(() => session$.next(shell.session.current()));

  const token$ = session$.pipe(map(getToken));
  /** Emits when another person signs in on this page, or signs out. */
  const signedInAgain$ = token$.pipe(distinctUntilChanged(), skip(1));

  const apollo = loadedOnce(async () => {
    const { createApollo } = await import(/* webpackChunkName: "apollo-client" */ './createApollo.ts');
    return createApollo(shell.handleSessionDead);
  });
  const serverEvents = createServerEvents({
    token$,
    headers: requestHeaders,
    onIncompatibility: (type) =>
      shell.telemetry.of().report(new Error(`The event ${type} is not what its contract says.`)),
    onSessionDead: () => setTimeout(() => confirmDeadSession(shell), SIGN_OUT_ELSEWHERE_MS),
  });
  const contractTexts = {
    t: (key: string, values?: Readonly<Record<string, string>>) => texts.t(key, { ...values, ns: CONTRACTS_NAMESPACE }),
    has: (key: string) => texts.exists(key, { ns: CONTRACTS_NAMESPACE }),
  };
  const remoteEvents = createRemoteEvents();
  remoteEvents.on('profile.changed@1').subscribe(({ fullName, alias, avatar }) =>
    shell.session.update({
      ...(fullName !== undefined && { fullName }),
      ...(alias !== undefined && { alias }),
      ...(avatar !== undefined && { avatar }),
    }),
  );
  followOwnProfile(shell.session, serverEvents, shell.api);
  const commands = createCommands();
  const federation = createFederation();
  const dialogs = createDialogs((name) => remotes.getFillers(name).length > 0);
  shell.onSessionEnd(dialogs.closeAll);

  const notes = createNotes(shell.api);
  signedInAgain$.subscribe((token) => {
    // Another person may see other notes, and have other rights to change them.
    notes.forget();
    // Answers for another person are never drawn. Visible queries are fetched again if somebody is signed in.
    apollo
      .current()
      ?.then((client) => (token ? client.resetStore() : client.clearStore()))
      .catch(() => {});
  });

  const getEmit = (release: Release, pageEvents: PageEventSchemas | undefined) =>
    createEmit({ release, pageEvents, events: remoteEvents, telemetry: shell.telemetry.of(release) });
  const hrefForPage = ((name: string, params?: object) => {
    const path = Object.hasOwn(ROUTES, name) ? undefined : remotes.findOwnPath(name);
    return path ? fillPath(name, path, params) : hrefFor(name as 'home', params as never);
  }) as HostHrefFor;

  const createHost = (release?: Release, pageEvents?: PageEventSchemas): HostApi => ({
    loadApollo: apollo.get,
    api: shell.api,
    session$,
    events: { ...serverEvents, on: remoteEvents.on, emit: release ? getEmit(release, pageEvents) : remoteEvents.emit },
    navigate: shell.navigate,
    hrefFor: hrefForPage,
    hasPage: (name) => remotes.findDrawer(name) !== undefined,
    openDialog: dialogs.openDialog,
    toast: (options) => void toast(presentToast(options)),
    confirm: ({ title, message, confirmText, cancelText, tone }) =>
      confirm({ title, body: message, confirmLabel: confirmText, cancelLabel: cancelText, danger: tone === 'danger' }),
    notes,
    i18n: {
      locale: shell.texts.locale,
      changeLocale,
      t: (key, values) =>
        release ? texts.t(key, { ns: [release.name, CONTRACTS_NAMESPACE], ...values }) : shell.texts.t(key),
      errorText: (error) => errorText(contractTexts, error),
    },
    flags: { desktopApp: isDesktopApp(), mobile: isMobile() },
    commands,
    telemetry: shell.telemetry.of(release),
    takeArrival: () => window.meetInstantJoin?.take(),
  });

  const remotes = createRemoteDirectory(reading, (release) =>
    createRemoteHandle({
      release,
      federation,
      createHost,
      locale: shell.texts.locale,
      loadTexts: async ({ id, texts: own, contractTexts: domains = [] }) => {
        const { locale } = shell.texts;
        const [{ default: resources }, ...shared] = await Promise.all([
          own[locale](),
          ...domains.map((domain) => domain(locale)),
        ]);
        texts.addResourceBundle(languageTag(locale), id, resources, true, true);
        for (const tree of shared) texts.addResourceBundle(languageTag(locale), CONTRACTS_NAMESPACE, tree, true, true);
        // The remote's setup makes many requests, so it runs in a task of its own.
        await nextTask();
      },
    }),
  );
  followRegistry({ ...serverEvents, signedInAgain$ }, remotes.refresh);
  offerUpdates(shell, remotes, remoteEvents);
  const watchUsage = async () => {
    await whenIdle();
    const { createUsageReports } = await import(/* webpackChunkName: "usage" */ '../usage/createUsageReports.ts');
    createUsageReports({ remotes, reports: shell.telemetry.reports });
  };
  // Nobody waits for the reports, so a failure is ignored.
  setTimeout(() => void watchUsage().catch(() => {}), USAGE_REPORTS_MS);

  session$.pipe(map(isSignedIn), distinctUntilChanged(), skip(1)).subscribe((signedIn) => {
    if (signedIn) remotes.setUpAgain();
    // Dispose after others that follow the session have seen who signed out: they may have something to delete.
    else queueMicrotask(() => isSignedIn(session$.value) || remotes.dispose());
  });
  return { host: createHost(), remotes, dialogs, commands };
}

/**
 * Delay of the usage reports, so that they don't slow the start. By then earlier vitals and failures are known, too.
 */
const USAGE_REPORTS_MS = 10_000;

/** Offers updates. The code loads with the first release that this page does not run yet. */
function offerUpdates({ texts }: Shell, remotes: RemoteDirectory, remoteEvents: RemoteEvents): void {
  let offer: Promise<() => void> | undefined;
  const checkReleases = async () => {
    if (!offer && remotes.outdated().length === 0) return;
    offer ??= import(/* webpackChunkName: "update-offer" */ '../version/createUpdateOffer.ts').then(
      ({ createUpdateOffer }) =>
        createUpdateOffer({ remotes, text: texts.t, isInMeeting: () => getFrame(location.pathname, true).meeting }),
    );
    offer.catch(() => (offer = undefined));
    (await offer)();
  };
  // A failed offer is not lost: the next change tries again.
  const checkQuietly = () => void checkReleases().catch(() => {});
  remotes.subscribe(checkQuietly);
  remoteEvents.on('navigation.started@1').subscribe(checkQuietly);
}

const isSignedIn = ({ state }: Session) => state === 'signed-in';
const getToken = (session: Session) => (session.state === 'signed-in' ? session.token : undefined);

/** Time for the storage to report a sign-out in another tab, which also closes this tab's socket. */
const SIGN_OUT_ELSEWHERE_MS = 500;

/**
 * Checks an ended session by a call, because a closed socket alone signs nobody out. The client handles the answer like
 * any other.
 */
function confirmDeadSession(shell: Shell): void {
  if (shell.session.current().state === 'signed-in') shell.api.execute(checkIfUserIsLoggedIn, {}).catch(() => {});
}
