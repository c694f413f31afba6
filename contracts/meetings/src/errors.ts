import { defineErrors } from '@meet/contracts';

/** Refusals of the meetings service; texts under `errors` of its i18n files. */
export const meetingsErrors = defineErrors({
  ROOM_NOT_FOUND: { status: 404 },
  ROOM_LINK_NOT_FOUND: { status: 404 },
  ROOM_ID_TAKEN: { status: 200 },
  ROOM_LABEL_TAKEN: { status: 200 },
  ROOM_IN_USE: { status: 200 },
  TOO_MANY_ROOMS: { status: 200 },
  MEETING_NOT_STARTED: { status: 200 },
  CONFERENCE_NOT_ENDED: { status: 503 },
  CONFERENCE_NOT_CHANGED: { status: 200 },
  MEETING_START_REFUSED: { status: 403 },
  MEETING_UPDATE_REFUSED: { status: 403 },
  NOT_IN_MEETING: { status: 200 },
  EMAIL_JOIN_BLOCKED: { status: 401 },
  NO_MEETING_FOR_EMAIL: { status: 200 },
  OWN_MODERATOR_EMAIL: { status: 200 },
  CANNOT_INVITE_YOURSELF: { status: 200 },
  GROUP_NOT_CREATED: { status: 200 },
  MAIL_NOT_SENT: { status: 200 },
  MAILS_TURNED_OFF: { status: 200 },
  RING_OVER: { status: 200 },
  SCHEDULED_IN_PAST: { status: 200 },
  SCHEDULED_MEETING_OVER: { status: 200 },
});
