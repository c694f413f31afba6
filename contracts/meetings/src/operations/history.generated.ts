import { toOperation } from '@meet/contracts';
import * as calls from '../history.ts';

export const getJoinedMeetingsHistory = toOperation(calls.getJoinedMeetingsHistory, '7c213fba723b2c6a31d9bcd99682409b642f14575a38d8f8b93d05bbaa35ff65');
export const getMeetingSummary = toOperation(calls.getMeetingSummary, 'dd047f6993733cf3edf5414ac2be91fb78485ce7fafc10699c1d286925652940');
export const getMeetingsHistory = toOperation(calls.getMeetingsHistory, '54f82aa8eeee3c6bf5c2735370ca1ac18674c11a8f050247248b0d6f8d9520c0');
export const rateMeeting = toOperation(calls.rateMeeting, '6d38e1b8f35beef994bfd4893b5b4091439ce6b0d8a090db9c3843b8f1cc875a');
export const toggleMeetingFavorite = toOperation(calls.toggleMeetingFavorite, '6930fe4257b73ba521dede6d5cc99daf37161bf9815cdff83febda0437924e50');
