import { toOperation } from '@meet/contracts';
import * as calls from '../history.ts';

export const getJoinedMeetingsHistory = toOperation(calls.getJoinedMeetingsHistory, '7c213fba723b2c6a31d9bcd99682409b642f14575a38d8f8b93d05bbaa35ff65');
export const getMeetingSummary = toOperation(calls.getMeetingSummary, '371038396b911df20957066121edac51d614ae75a3e8e28f0ef7b24850390371');
export const getMeetingsHistory = toOperation(calls.getMeetingsHistory, '7b5efce864bb3013b7344c5e2e4f463f1e33f9deb7de8129e8e534852ef5e283');
export const rateMeeting = toOperation(calls.rateMeeting, '889fb9e5b7d556847a06bd95ed295fe250605d21e7c1c6923e5e84834e377886');
export const toggleMeetingFavorite = toOperation(calls.toggleMeetingFavorite, 'efd0b219391d38839546d340c83795028313862c203d08ca93730a98b3948ba3');
