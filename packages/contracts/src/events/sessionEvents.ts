import { array, object, string } from 'yup';
import { defineEvent } from './defineEvent.ts';

/** The gateway closes the named sessions' sockets; other tabs learn that they were signed out. */
export const sessionsEnded = defineEvent('sessionsEnded', {
  summary: 'Sessions of this account ended: signed out, revoked or password changed.',
  payload: object({ sessionIds: array(string().required()).required() }),
});

/** Between services only: processes forget this account's sessions, and rooms close the seats of those that ended. */
export const callersChanged = defineEvent('callersChanged', {
  summary: 'Sessions of an account ended.',
  payload: object({ accountId: string().required(), sessionIds: array(string().required()) }),
});

/** Tells the hub to join or leave a channel for every connection of the account on whose channel it is published. */
export const channelsChanged = defineEvent('channelsChanged', {
  summary: 'The channels that this account listens to changed.',
  payload: object({
    join: array(string().required()).required(),
    leave: array(string().required()).required(),
  }),
});
