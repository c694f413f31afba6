import { getAccounts } from '@meet/accounts-contract';
import type { Locale } from '@meet/contracts';
import { hrefFor } from '@meet/contracts/routes';
import { getRoomOwner, MEETING_LIMITS, startMeetingFor } from '@meet/meetings-contract';
import { createAddressLimit, type ServiceBase } from '@meet/service-kit';
import type { Deps } from '../Deps.ts';
import type { JiraInstallation } from './createJiraStore.ts';
import type { PanelSubject, Verdict } from './createJiraTokens.ts';
import type { PanelView } from './drawPanel.ts';
import type { Jira } from './createJira.ts';
import { panelTexts } from './panelTexts.ts';

/** Limit of meetings that one Jira user may start. */
const STARTS = { max: 30, windowSeconds: 3600 };
const ISSUE_KEY = /^[A-Za-z0-9_-]{1,80}$/;

export interface Drawn {
  readonly view: PanelView;
  /** Installation of the frame's site; undefined if it is unknown. */
  readonly installation: JiraInstallation | undefined;
}

export interface Panel {
  /** Draws the panel when a site opens it, from the query of its address. */
  open(query: string): Promise<Drawn>;
  /** Handles a button of the panel. */
  act(act: string, token: string, locale: Locale): Promise<Drawn>;
}

/**
 * Creates the panel within an issue. A Jira user who views it may start a meeting in the name of their connected
 * account.
 */
export function createPanel(deps: Deps, jira: Jira, { log, limits }: Pick<ServiceBase, 'log' | 'limits'>): Panel {
  const { jiraStore, callAsService, publicUrl } = deps;
  const { tokens, site } = jira;
  const starts = createAddressLimit('jira panel', STARTS, limits);
  const getAddress = (roomId: string) => `${publicUrl}${hrefFor('meetingJoin', { id: roomId })}`;

  async function excuse(token: string, verdict: Extract<Verdict, { fault: unknown }>): Promise<Drawn> {
    const installation = (await tokens.siteNamedBy(token)) ?? undefined;
    return { view: { kind: verdict.fault === 'expired' ? 'expired' : 'invalid' }, installation };
  }

  async function readView(installation: JiraInstallation, subject: PanelSubject): Promise<PanelView> {
    const { jiraAccountId, issueKey } = subject;
    const clientKey = installation._id;
    const token = await tokens.signPanel(installation, subject);
    const meeting = await jiraStore.findMeeting(clientKey, issueKey);
    if (meeting && (await isRunning(meeting.roomId))) {
      const { roomId, isLinked } = meeting;
      return { kind: 'running', token, subject: meeting.subject, joinUrl: getAddress(roomId), isLinked };
    }
    if (await jiraStore.findConnection(clientKey, jiraAccountId)) return { kind: 'ready', token };
    const landing = await tokens.signLanding(installation, jiraAccountId);
    return { kind: 'connect', landingUrl: `${publicUrl}${hrefFor('landingJira', { jwt: landing })}`, token };
  }

  const isRunning = (roomId: string) =>
    callAsService(getRoomOwner, { roomId }).then(
      ({ isMeetingLive }) => isMeetingLive,
      () => false,
    );

  async function start(installation: JiraInstallation, subject: PanelSubject, locale: Locale): Promise<PanelView> {
    const { jiraAccountId, issueKey } = subject;
    const clientKey = installation._id;
    const before = await readView(installation, subject);
    if (before.kind !== 'ready') return before;
    const connection = await jiraStore.findConnection(clientKey, jiraAccountId);
    const { accounts } = await callAsService(getAccounts, { accountIds: connection ? [connection.accountId] : [] });
    const [owner] = accounts;
    if (!owner) return before;
    if (!(await starts.admits(`${clientKey} ${jiraAccountId}`))) return { kind: 'busy' };
    const summary = await site.getSummary(installation, issueKey);
    const about = [issueKey, summary].filter(Boolean).join(': ').slice(0, MEETING_LIMITS.subject);
    const { accountId, fullName, email } = owner;
    const { roomId } = await callAsService(startMeetingFor, { accountId, fullName, email, subject: about });
    await jiraStore.noteMeeting(issueKey, {
      clientKey,
      accountId,
      roomId,
      subject: about,
      isLinked: false,
      startedAt: deps.now(),
    });
    await write(installation, issueKey, { roomId, about, locale });
    return readView(installation, subject);
  }

  async function write(
    installation: JiraInstallation,
    issueKey: string,
    { roomId, about, locale }: { roomId: string; about: string; locale: Locale },
  ): Promise<void> {
    const texts = panelTexts[locale];
    const isWritten = await site.addLink(installation, issueKey, {
      globalId: `meet=${roomId}`,
      url: getAddress(roomId),
      title: texts.linkTitle.replace('{{subject}}', () => about),
      relationship: texts.relationship,
    });
    if (isWritten) await jiraStore.noteLinked(installation._id, issueKey, roomId);
    else log.info({ site: installation.baseUrl }, 'a meeting’s link could not be written to its issue');
  }

  return {
    async open(query) {
      const parameters = new URLSearchParams(query);
      const token = parameters.get('jwt') ?? '';
      const verdict = await tokens.verifyRequest(token, { method: 'GET', path: '/panel', query });
      if ('fault' in verdict) return excuse(token, verdict);
      const { installation, claims } = verdict;
      if (typeof claims.sub !== 'string') return { view: { kind: 'anonymous' }, installation };
      const issueKey = parameters.get('issueKey') ?? '';
      if (!ISSUE_KEY.test(issueKey)) return { view: { kind: 'invalid' }, installation };
      return { view: await readView(installation, { jiraAccountId: claims.sub, issueKey }), installation };
    },

    async act(act, token, locale) {
      const verdict = await tokens.verifyPanel(token);
      if ('fault' in verdict) return excuse(token, verdict);
      const { installation, claims } = verdict;
      const subject = { jiraAccountId: claims.sub!, issueKey: String(claims['issue']) };
      if (act === 'start') {
        // A second click or a repeated request must not start another meeting.
        if (!(await jiraStore.spend(token, verdict.until)))
          return { view: await readView(installation, subject), installation };
        try {
          return { view: await start(installation, subject, locale), installation };
        } catch (error) {
          log.warn({ err: error }, 'a meeting could not be started from Jira');
          return { view: { kind: 'failed', token: await tokens.signPanel(installation, subject) }, installation };
        }
      }
      if (act === 'link') {
        const meeting = await jiraStore.findMeeting(installation._id, subject.issueKey);
        if (meeting && !meeting.isLinked)
          await write(installation, subject.issueKey, { roomId: meeting.roomId, about: meeting.subject, locale });
      }
      return { view: await readView(installation, subject), installation };
    },
  };
}
