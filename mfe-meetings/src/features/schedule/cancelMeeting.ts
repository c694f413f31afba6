import type { ScheduledMeeting } from '@meet/meetings-contract';
import { cancelScheduledMeeting } from '@meet/meetings-contract/operations';
import type { HostApi } from '@meet/remote-kit';
import type { Schedule } from '../../state/createSchedule.ts';

/** Cancels a planned meeting; a toast shows a failure. */
export async function cancelMeeting(
  host: HostApi,
  schedule: Schedule,
  { scheduledMeetingId }: ScheduledMeeting,
): Promise<void> {
  try {
    const { mailFailure } = await host.api.execute(cancelScheduledMeeting, { scheduledMeetingId });
    schedule.remove(scheduledMeetingId);
    if (mailFailure) host.toast({ type: 'warning', message: mailFailure });
  } catch (error) {
    host.toast({ type: 'error', message: host.i18n.errorText(error) });
  }
}
