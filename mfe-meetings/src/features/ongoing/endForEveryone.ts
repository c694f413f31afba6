import type { OngoingMeeting } from '@meet/meetings-contract';
import { endMeeting } from '@meet/meetings-contract/operations';
import type { HostApi } from '@meet/remote-kit';

/** Ends a running meeting. The list updates by the event; a toast shows a failure. */
export async function endForEveryone(host: HostApi, { roomId }: OngoingMeeting): Promise<void> {
  try {
    await host.api.execute(endMeeting, { roomId });
  } catch (error) {
    host.toast({ type: 'error', message: host.i18n.errorText(error) });
  }
}
