import { array, object, string } from 'yup';
import { defineEvent } from './defineEvent.ts';

/** The gateway closes the sockets of these sessions, so that other tabs learn of the sign-out. */
export const sessionsEnded = defineEvent('sessionsEnded', {
  summary: 'Sessions of this account ended: signed out, revoked or ended by a new password.',
  payload: object({ sessionIds: array(string().required()).required() }),
});

/**
 * Published between services only. Processes drop the account's sessions from their caches, and rooms close the seats
 * of the ended sessions.
 */
export const callersChanged = defineEvent('callersChanged', {
  summary: 'Sessions of an account ended.',
  payload: object({ accountId: string().required(), sessionIds: array(string().required()) }),
});

/**
 * Requests the hub to join or leave channels for every connection of the account on whose channel the event is
 * published.
 */
export const channelsChanged = defineEvent('channelsChanged', {
  summary: 'The channels that this account listens to changed.',
  payload: object({
    join: array(string().required()).required(),
    leave: array(string().required()).required(),
  }),
});
