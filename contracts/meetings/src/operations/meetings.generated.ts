import { toOperation } from '@meet/contracts';
import * as calls from '../meetings.ts';

export const createMeeting = toOperation(calls.createMeeting, '25506f433dbf6657902f38f2aaed32268c14bf8d47130f36217fc77fce6b8cd8');
export const endMeeting = toOperation(calls.endMeeting, '69d419d709b324ad03c4f07f4681856c0154de90cac7639c7914315639a71752');
export const getMeetingData = toOperation(calls.getMeetingData, '177fedfca2fa03d7fb77638e7efde001d2fca121549697aaa26d558765cf0c31');
export const getOngoingMeetings = toOperation(calls.getOngoingMeetings, '5bd458605816c6101801ae068097f106f1b63ceb1841e9067e9204d2c2037c20');
export const startMeeting = toOperation(calls.startMeeting, '254ba0d8b74d1cc33164ce0a71a5083a260291e49abd5fdb4bebada8aac0d46c');
export const updateMeeting = toOperation(calls.updateMeeting, '12a56eb5bec570a9adcb267a485925b3cee17fbd028f0a0605a7f5a6854f03cf');
