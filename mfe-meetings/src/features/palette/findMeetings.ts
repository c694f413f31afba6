import { isolate } from '@meet/contracts/texts';
import type { OngoingMeeting, PastMeeting, ScheduledMeeting } from '@meet/meetings-contract';
import { getMeetingsHistory, getOngoingMeetings, getScheduledMeetings } from '@meet/meetings-contract/operations';
import { isViewing, type Command, type HostApi } from '@meet/remote-kit';
import { filterCommands } from '@meet/ui/command-palette';
import { getTitle } from '../../parts/useMeetingTitle.ts';
import { goToMeeting } from '../../state/goToMeeting.ts';
import type { MeetingWay } from '../../state/openMeeting.ts';
import { offerAddressed } from './offerAddressed.ts';

/** Maximum number of meetings of each kind in the palette. Before anything is typed, past meetings are left out. */
const SHOWN_MAX = 3;
/** Maximum length of a query to the history. */
const SEARCH_MAX = 100;

/**
 * Finds running, planned and past meetings by subject and people. Enter opens the page that lists the meeting,
 * Ctrl-Enter enters it. For a pasted list of addresses it offers actions with these people.
 */
export async function findMeetings(host: HostApi, query: string, signal: AbortSignal): Promise<readonly Command[]> {
  const addressed = isViewing(host.session$.value) ? [] : offerAddressed(host, query);
  if (addressed.length > 0) return addressed;
  const [ongoing, planned, past] = await Promise.all([
    host.api.execute(getOngoingMeetings, {}, signal),
    host.api.execute(getScheduledMeetings, {}, signal),
    query && query.length <= SEARCH_MAX
      ? host.api.execute(getMeetingsHistory, { search: query, limit: SHOWN_MAX, withTotal: false }, signal)
      : { meetings: [] },
  ]);
  const found = (commands: Command[]) => filterCommands(commands, query).slice(0, SHOWN_MAX);
  return [
    ...found(ongoing.meetings.map((meeting) => running(host, meeting))),
    ...found(planned.meetings.map((meeting) => plan(host, meeting))),
    // The server found these, also by other data than their titles, so they are not filtered.
    ...past.meetings.map((meeting) => ended(host, meeting)),
  ];
}

function running(host: HostApi, meeting: OngoingMeeting): Command {
  const { meetingId, participants } = meeting;
  return {
    id: `ongoing ${meetingId}`,
    label: getTitle(host.i18n.t, meeting),
    group: '',
    hint: host.i18n.t('palette.running', { count: participants.length }),
    keywords: participants.map(({ fullName }) => fullName).join(' '),
    run: () => host.navigate(host.hrefFor('ongoingMeetings')),
    ...wayIn(host, 'meetingJoin', meeting.roomId),
  };
}

function plan(host: HostApi, meeting: ScheduledMeeting): Command {
  const { scheduledMeetingId, subject, startsAt, ownerName, isOwner, invited, roomId } = meeting;
  return {
    id: `planned ${scheduledMeetingId}`,
    label: subject,
    group: '',
    hint: [momentText(host, startsAt), isOwner ? '' : ownerName].filter(Boolean).join(' · '),
    keywords: [ownerName, ...invited].join(' '),
    run: () => host.navigate(host.hrefFor('dashboard', { '*': 'schedule' })),
    ...wayIn(host, isOwner ? 'meetingStart' : 'meetingJoin', roomId),
  };
}

function ended(host: HostApi, meeting: PastMeeting): Command {
  const { meetingId, meetingStartTime, participants, isOwner, roomId } = meeting;
  const names = participants.map(({ fullName }) => isolate(fullName)).join(', ');
  return {
    id: `past ${meetingId}`,
    label: getTitle(host.i18n.t, meeting),
    group: '',
    hint: [momentText(host, meetingStartTime), names].filter(Boolean).join(' · '),
    run: () => host.navigate(host.hrefFor('meetingsHistory'), { state: { search: meeting.subject || roomId } }),
    ...wayIn(host, isOwner ? 'meetingStart' : 'meetingJoin', roomId),
  };
}

function wayIn(host: HostApi, way: MeetingWay, roomId: string): Pick<Command, 'alternative'> {
  if (isViewing(host.session$.value)) return {};
  const label = host.i18n.t(way === 'meetingStart' ? 'schedule.start' : 'contracts:meetings.joinPage.join');
  return { alternative: { label, run: () => void goToMeeting(host, way, roomId) } };
}

const momentText = ({ i18n }: HostApi, moment: number) =>
  new Intl.DateTimeFormat(i18n.locale.replace('_', '-'), { dateStyle: 'medium', timeStyle: 'short' }).format(moment);
