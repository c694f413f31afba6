import type { Capabilities } from '@meet/contracts/capabilities';
import { listMeetingChannels } from './meetings.ts';

export const meetingsCapabilities: Capabilities = { listsChannels: listMeetingChannels };
