import { findAccountsByEmail } from '@meet/accounts-contract';
import { DEFAULT_LOCALE, type Locale } from '@meet/contracts';
import { usableTimeZone } from '@meet/contracts/zones';
import { deliverMail } from '@meet/notifications-contract';
import type { Deps } from '../Deps.ts';
import type { ScheduledMeetingRecord } from '../models/scheduledMeetingModel.ts';
import { sayMailFailure } from '../invitations/sayMailFailure.ts';
import { createCalendar } from './createCalendar.ts';

export type CalendarChange = 'created' | 'changed' | 'cancelled';

const WORDS = {
  created: { subject: 'subject', body: 'body' },
  changed: { subject: 'changedSubject', body: 'changedBody' },
  cancelled: { subject: 'cancelledSubject', body: 'cancelledBody' },
} as const;

/** Result of mailing a calendar entry. */
export interface Mailed {
  /** Reason why a mail failed, in the inviter's language; null if all were sent. */
  readonly mailFailure: string | null;
  /** Addresses whose mail failed. */
  readonly unmailed: readonly string[];
}

export const NOTHING_MAILED: Mailed = { mailFailure: null, unmailed: [] };

/** Mails a planned meeting's calendar entry, with the organizer as the address for replies. */
export async function mailCalendarEntry(
  deps: Deps,
  meeting: ScheduledMeetingRecord,
  addresses: readonly string[],
  change: CalendarChange,
  inviterLocale: Locale = DEFAULT_LOCALE,
): Promise<Mailed> {
  if (addresses.length === 0) return NOTHING_MAILED;
  const { accounts } = await deps.callAsService(findAccountsByEmail, { emails: [...addresses] });
  const localeByAddress = new Map(accounts.map(({ email, locale }) => [email.toLowerCase(), locale]));
  const isOff = change === 'cancelled';
  const method = isOff ? 'CANCEL' : 'REQUEST';
  const entry = isOff ? { ...meeting, cancelledAt: deps.now() } : meeting;
  const entryFor = (reader: string) =>
    createCalendar([entry], { publicUrl: deps.publicUrl, method, now: deps.now(), reader });
  let mailFailure: string | null = null;
  const unmailed: string[] = [];
  for (const to of addresses) {
    const locale = localeByAddress.get(to) ?? inviterLocale;
    const when = presentTime(meeting, locale);
    const say = (key: string) =>
      deps.translator.translate(locale, `meetings.mail.scheduled.${key}`, {
        name: meeting.ownerName,
        subject: meeting.subject,
        when,
      });
    await deps
      .callAsService(deliverMail, {
        to,
        locale,
        subject: say(WORDS[change].subject),
        title: meeting.subject,
        body: [say(WORDS[change].body), isOff ? '' : meeting.description].filter(Boolean).join('\n\n'),
        ...(!isOff && { action: { label: say('action'), url: `${deps.publicUrl}/j/${meeting.roomId}` } }),
        calendar: { method, content: entryFor(to) },
        replyTo: { name: meeting.ownerName, address: meeting.ownerEmail },
        onBehalfOf: meeting.ownerId,
      })
      .catch((error: unknown) => {
        mailFailure = sayMailFailure(deps, inviterLocale, error);
        unmailed.push(to);
      });
  }
  return { mailFailure, unmailed };
}

/** Formats the day and time of a planned meeting in its own time zone, with the name of the zone. */
export function presentTime({ startsAt, timeZone }: ScheduledMeetingRecord, locale: Locale): string {
  return new Intl.DateTimeFormat(locale.replace('_', '-'), {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: usableTimeZone(timeZone),
    timeZoneName: 'short',
  }).format(startsAt);
}
