import { toOperation } from '@meet/contracts';
import * as calls from '../scheduledMeetings.ts';

export const cancelScheduledMeeting = toOperation(calls.cancelScheduledMeeting, '64a4355240220209452b8330d144be6d723aa2c97f0c2f1499124d387b822270');
export const changeScheduledMeeting = toOperation(calls.changeScheduledMeeting, '4ea2129c5e0a3d2afe0b9776d453fdf644b925353602a49dec714ad9fda2f5b2');
export const getCalendarFeed = toOperation(calls.getCalendarFeed, '373396456cf03f4370e897be2a9a21a84411984dcbc8c91287840a9a4c1521e9');
export const getScheduledMeetings = toOperation(calls.getScheduledMeetings, '2f0c69cdac933b58d98e3e789b15db15c654ccbfb64bf0c8431b52e7f7ef478b');
export const scheduleMeeting = toOperation(calls.scheduleMeeting, '6bcfc27976da190b6531374a562f313756d175297164b1350ca3e385c33d141b');
