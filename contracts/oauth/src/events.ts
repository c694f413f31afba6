import { object, string } from 'yup';
import { timestamp } from '@meet/contracts';
import { defineEvent } from '@meet/contracts/events';

const application = { clientId: string().required() };

export const applicationAuthorized = defineEvent('applicationAuthorized', {
  summary: 'The account on whose channel it comes has granted access to an outside application: fetch it.',
  payload: object(application),
});

export const applicationRevoked = defineEvent('applicationRevoked', {
  summary: 'An outside application lost its access to this account.',
  payload: object(application),
});

export const applicationUsed = defineEvent('applicationUsed', {
  summary: 'An outside application used its access to this account; published once a minute at most.',
  payload: object({ ...application, lastUsedAt: timestamp() }),
});

/** Events that the gateway delivers to clients. */
export const oauthEvents = [applicationAuthorized, applicationRevoked, applicationUsed] as const;
