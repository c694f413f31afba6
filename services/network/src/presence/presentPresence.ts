import type { Presence, Status } from '@meet/network-contract';
import type { PresenceRecord, StatusRecord } from '../models/presenceModel.ts';

export type PresenceAttributes = Omit<Presence, 'email'>;

const NEVER_SEEN: PresenceAttributes = { online: false, time: null, status: null, presenceVersion: 0 };

/** Presents a person's presence to others. An invisible person looks like one who went offline when they hid. */
export function presentPresence(record: PresenceRecord | undefined, nowMs: number): PresenceAttributes {
  if (!record) return NEVER_SEEN;
  const status = currentStatus(record.status, nowMs);
  if (status?.name === 'Invisible') {
    return {
      online: false,
      time: record.hiddenAt,
      status: presentStatus({ name: 'Available', description: '', start: record.hiddenAt ?? 0, end: null }, false),
      presenceVersion: record.version,
    };
  }
  return {
    online: record.online,
    time: record.online ? null : record.lastOnlineAt,
    status: record.meetings.length ? inMeetingStatus(record) : status && presentStatus(status, false),
    presenceVersion: record.version,
  };
}

/** Presents the status to its owner: the status that was set, and whether others see a meeting instead. */
export function presentOwnStatus(record: PresenceRecord | undefined, nowMs: number): Status | null {
  const status = currentStatus(record?.status ?? null, nowMs);
  return status && presentStatus(status, !!record?.meetings.length);
}

export function isHidden(record: Pick<PresenceRecord, 'status'>, nowMs: number): boolean {
  return currentStatus(record.status, nowMs)?.name === 'Invisible';
}

/** Returns the status that was set, or Available once it has ended. */
export function currentStatus(status: StatusRecord | null, nowMs: number): StatusRecord | null {
  if (!status || status.end === null || status.end * 1000 > nowMs) return status;
  return { name: 'Available', description: '', start: status.end, end: null };
}

function presentStatus({ name, description, start, end }: StatusRecord, inMeeting: boolean): Status {
  return { status: name, statusDescription: description, statusStart: start, statusEnd: end, inMeeting };
}

function inMeetingStatus({ meetingSince }: PresenceRecord): Status {
  return {
    status: 'Busy',
    statusDescription: 'In a meeting',
    statusStart: meetingSince ?? 0,
    statusEnd: null,
    inMeeting: true,
  };
}
