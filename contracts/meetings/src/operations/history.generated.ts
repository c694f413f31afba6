import { toOperation } from '@meet/contracts';
import * as calls from '../history.ts';

export const deletePastMeetingContent = toOperation(calls.deletePastMeetingContent, 'd8ff594822d6a5f142eb209431c5c97da5f0b06103849aed66d111a5c88a73eb');
export const getJoinedMeetingsHistory = toOperation(calls.getJoinedMeetingsHistory, '7c213fba723b2c6a31d9bcd99682409b642f14575a38d8f8b93d05bbaa35ff65');
export const getMeetingSummary = toOperation(calls.getMeetingSummary, '2523d172575e96e02672ff52422f07fdb4943e69df97c261e53a5d9c7c9a7735');
export const getMeetingsHistory = toOperation(calls.getMeetingsHistory, 'ef0dadf26c5470245d3eafe1fb5d22d7a67a2aeddc93d4de68606648cee8746c');
export const getPastMeeting = toOperation(calls.getPastMeeting, 'e711e2abe57f8f1e6022d30d15d27f513b41b586aec01916c4db2cd3aa8e411c');
export const rateMeeting = toOperation(calls.rateMeeting, '6d38e1b8f35beef994bfd4893b5b4091439ce6b0d8a090db9c3843b8f1cc875a');
export const toggleMeetingFavorite = toOperation(calls.toggleMeetingFavorite, '6930fe4257b73ba521dede6d5cc99daf37161bf9815cdff83febda0437924e50');
