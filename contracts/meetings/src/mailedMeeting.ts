import { mailFailure } from './fields.ts';
import { scheduledMeeting } from './scheduledMeeting.ts';

export const mailedMeeting = scheduledMeeting.shape({ mailFailure: mailFailure() });
