import { parseAddresses } from '@meet/contracts/addresses';
import { findFailure } from '@meet/contracts/forms';
import { fromZonedText, ownTimeZone, toZonedText } from '@meet/contracts/zones';
import { MEETING_LIMITS, schedulingFields, type ScheduledMeeting } from '@meet/meetings-contract';
import { changeScheduledMeeting, scheduleMeeting } from '@meet/meetings-contract/operations';
import { useHost, useTexts } from '@meet/remote-kit';
import { CallDialog } from '@meet/remote-kit/forms';
import type { Addressee } from '@meet/remote-kit/people';
import { DateTimeField, HStack, SelectField, Stack, TextAreaField, TextField } from '@meet/ui';
import { InvitedField } from './InvitedField.tsx';
import { listTimeZones } from './listTimeZones.ts';

interface ScheduleDialogProps {
  /** Undefined for a new meeting. */
  meeting: ScheduledMeeting | undefined;
  /** Addresses of people who are invited to a new meeting from the start. */
  invited?: string | undefined;
  onClose: () => void;
  onSaved: (meeting: ScheduledMeeting) => void;
}

interface Values {
  subject: string;
  description: string;
  startsAt: string;
  durationInMinutes: string;
  timeZone: string;
  invited: readonly Addressee[];
}

const DURATIONS = [15, 30, 45, 60, 90, 120, 180, 240];
const HOUR_MS = 3_600_000;

/** Plans a meeting, or changes a planned one. Invited people receive it in their calendar. */
export function ScheduleDialog({ meeting, invited = '', onClose, onSaved }: ScheduleDialogProps) {
  const t = useTexts();
  const host = useHost();

  const findErrors = (values: Values) => {
    const errors: Partial<Record<keyof Values, string>> = {};
    const say = (key: string, params = {}) => t(`contracts:${key}`, params);
    if (!values.subject.trim()) errors.subject = say('meetings.subjectRequired');
    const startsAt = getStart(values, meeting);
    if (Number.isNaN(startsAt)) errors.startsAt = say('meetings.startRequired');
    else if (startsAt <= Date.now()) errors.startsAt = say('errors.SCHEDULED_IN_PAST');
    const wrong = findFailure(schedulingFields.invited, values.invited.map(getAddress));
    if (wrong) errors.invited = say(wrong.key, wrong.params);
    return errors;
  };

  const toInput = ({ subject, description, durationInMinutes, timeZone, ...values }: Values) => ({
    subject: subject.trim(),
    description,
    startsAt: getStart({ ...values, timeZone }, meeting),
    durationInMinutes: Number(durationInMinutes),
    timeZone,
    invited: values.invited.map(getAddress),
  });

  const save = (values: Values) =>
    meeting
      ? host.api.execute(changeScheduledMeeting, {
          ...toInput(values),
          scheduledMeetingId: meeting.scheduledMeetingId,
        })
      : host.api.execute(scheduleMeeting, toInput(values));

  return (
    <CallDialog
      size="lg"
      title={t(meeting ? 'schedule.change' : 'schedule.new')}
      initialValues={getValues(meeting, invited)}
      toErrors={(_none, values) => findErrors(values)}
      send={save}
      onDone={({ mailFailure, ...saved }) => {
        host.toast({ type: 'success', message: t(meeting ? 'schedule.changed' : 'schedule.planned') });
        if (mailFailure) host.toast({ type: 'warning', message: mailFailure });
        onSaved(saved);
      }}
      cancelLabel={t('cancel')}
      submitLabel={t(meeting ? 'save' : 'schedule.plan')}
      onClose={onClose}
    >
      <Stack gap={1}>
        <TextField name="subject" label={t('details.subject')} maxLength={MEETING_LIMITS.subject} required />
        <DateTimeField name="startsAt" label={t('schedule.day')} timeLabel={t('schedule.time')} required />
        <HStack alignItems="flex-start" gap={3}>
          <SelectField
            name="durationInMinutes"
            label={t('schedule.duration')}
            options={durationsWith(meeting?.durationInMinutes).map((minutes) => ({
              value: String(minutes),
              label: t('schedule.minutes', { count: minutes }),
            }))}
          />
          <SelectField
            name="timeZone"
            label={t('schedule.timeZone')}
            options={listTimeZones(...(meeting ? [meeting.timeZone] : [])).map((zone) => ({
              value: zone,
              label: zone.replaceAll('_', ' '),
            }))}
          />
        </HStack>
        <InvitedField name="invited" />
        <TextAreaField
          name="description"
          label={t('schedule.description')}
          help={t('details.optional')}
          rows={3}
          maxLength={MEETING_LIMITS.description}
        />
      </Stack>
    </CallDialog>
  );
}

/**
 * Returns the start in Unix milliseconds. An unchanged start stays the same to the millisecond, even within an hour
 * that the clocks show twice.
 */
function getStart(
  { startsAt, timeZone }: Pick<Values, 'startsAt' | 'timeZone'>,
  meeting: ScheduledMeeting | undefined,
): number {
  const isUntouched = meeting?.timeZone === timeZone && toZonedText(meeting.startsAt, timeZone) === startsAt;
  return isUntouched ? meeting.startsAt : fromZonedText(startsAt, timeZone);
}

const getAddress = ({ email }: Addressee) => email;
const durationsWith = (own = 30) => [...new Set([...DURATIONS, own])].sort((a, b) => a - b);

function getValues(meeting: ScheduledMeeting | undefined, invited: string): Values {
  const timeZone = meeting?.timeZone ?? ownTimeZone();
  const nextHour = Math.ceil((Date.now() + 1) / HOUR_MS) * HOUR_MS;
  return {
    subject: meeting?.subject ?? '',
    description: meeting?.description ?? '',
    startsAt: toZonedText(meeting?.startsAt ?? nextHour, timeZone),
    durationInMinutes: String(meeting?.durationInMinutes ?? 30),
    timeZone,
    invited: meeting?.invited.map((email) => ({ email, name: '' })) ?? parseAddresses(invited),
  };
}
