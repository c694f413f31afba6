import { toOperation } from '@meet/contracts';
import * as calls from '../meetings.ts';

export const createMeeting = toOperation(calls.createMeeting, '25506f433dbf6657902f38f2aaed32268c14bf8d47130f36217fc77fce6b8cd8');
export const endMeeting = toOperation(calls.endMeeting, '69d419d709b324ad03c4f07f4681856c0154de90cac7639c7914315639a71752');
export const getMeetingData = toOperation(calls.getMeetingData, '42ca12f7287fe32c5a4d5f819049b37f568c9dc8f8e017a407c3fc46b0b7b699');
export const getOngoingMeetings = toOperation(calls.getOngoingMeetings, '5bd458605816c6101801ae068097f106f1b63ceb1841e9067e9204d2c2037c20');
export const startMeeting = toOperation(calls.startMeeting, '9970a583c58ecda48a9e13cd3049c5d285cc0dd48e6c6fea3e901fe0df2857a9');
export const updateMeeting = toOperation(calls.updateMeeting, '12a56eb5bec570a9adcb267a485925b3cee17fbd028f0a0605a7f5a6854f03cf');
