import { toOperation } from '@meet/contracts';
import * as calls from '../emailedMeetings.ts';

export const getMeetingByEmail = toOperation(calls.getMeetingByEmail, '530ac9660f9bf0bcd4d96d15fb806b6bc4ea6daa1f92cd6e07db6d7df61592af');
export const getMeetingIdJoinEmail = toOperation(calls.getMeetingIdJoinEmail, '57b9002f256b7b360c8b15fffc263c66d281ff78fe7cec62418db6da4a1dbe4d');
