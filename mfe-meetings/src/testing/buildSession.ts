import type { MeetingSession } from '@meet/meetings-contract';

/** Returns the session with which Ana enters her own meeting on a Jitsi deployment. */
export function buildSession(part: Partial<MeetingSession> = {}): MeetingSession {
  return {
    meetingId: '1234567890',
    roomId: '1234567890',
    isOwner: true,
    subject: 'Planning',
    ownerName: 'Ana Pop',
    meetingStartTime: Date.now(),
    meetingMaxDurationInMin: 45,
    meetingEndTime: null,
    serverTime: Date.now(),
    isMeetingPaid: false,
    heartbeatCallRateInMins: 3,
    meetingContactHistoryId: 'history-1',
    userIsMeetingOwner: true,
    userHasAccessToStartMeeting: true,
    userIsInSameGroupAsOwnerAsModerator: false,
    startMode: 2,
    passwordRequired: true,
    password: 's3cret',
    lobby: false,
    participantName: 'Ana Pop',
    participantEmail: 'ana@example.com',
    jwt: 'header.claims.signature',
    jitsiDomain: 'meet.example.org',
    jitsiScriptUrl: 'https://meet.example.org/external_api.js',
    mayRecord: false,
    ...part,
  };
}
