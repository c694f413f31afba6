import { toOperation } from '@meet/contracts';
import * as calls from '../scheduledMeetings.ts';

export const cancelScheduledMeeting = toOperation(calls.cancelScheduledMeeting, 'e09b5b77259c4b23fe7637d41ccee8792053ec3e6152df91f8c2e98df829bd50');
export const changeScheduledMeeting = toOperation(calls.changeScheduledMeeting, '298d11e2f742b393950be77136db1e2757519f92aa902c48bfb859b47e5c58d5');
export const getCalendarFeed = toOperation(calls.getCalendarFeed, 'c4a509903afdd733bc931cc8cd63dba427022986e0629daf347e8f70efffdd54');
export const getScheduledMeetings = toOperation(calls.getScheduledMeetings, '2f0c69cdac933b58d98e3e789b15db15c654ccbfb64bf0c8431b52e7f7ef478b');
export const scheduleMeeting = toOperation(calls.scheduleMeeting, 'b4928f8236c6781417cef1ad262464e663718f3fa8ca330e95e202da1a2b108b');
