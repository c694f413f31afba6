import { toOperation } from '@meet/contracts';
import * as calls from '../meetings.ts';

export const createMeeting = toOperation(calls.createMeeting, 'b8554feb3b3281a8bdc49fec67ace7b44ca0f0ae0929ab9380a629fed75d3545');
export const endMeeting = toOperation(calls.endMeeting, '7e2f1d9d17c6446865a949c75efd19e98051f94d3b53204757df399534137b40');
export const getMeetingData = toOperation(calls.getMeetingData, '42ca12f7287fe32c5a4d5f819049b37f568c9dc8f8e017a407c3fc46b0b7b699');
export const getOngoingMeetings = toOperation(calls.getOngoingMeetings, '5bd458605816c6101801ae068097f106f1b63ceb1841e9067e9204d2c2037c20');
export const startMeeting = toOperation(calls.startMeeting, '9d8c5aa6bcd064d975f208a480fead0f262264742ccd2b8b881905b14020d1e0');
export const updateMeeting = toOperation(calls.updateMeeting, 'e9e7d12000be0063e48e524113a692b7fdb0b8628a588b8a61226590c5f21b11');
