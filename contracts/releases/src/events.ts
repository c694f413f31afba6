import { boolean, object, string } from 'yup';
import { defineEvent } from '@meet/contracts/events';

export const remotesChanged = defineEvent('remotesChanged', {
  summary: 'What is live of a remote is another: a page requests the registry again, as its own reader sees it.',
  payload: object({
    remote: string().required(),
    /** Release of `stable`; left out while there is none. */
    releaseId: string(),
    /** The remote is switched off. */
    disabled: boolean().required(),
  }),
});

/** Between services: releases that gateways answer operations of were published, moved or swept. */
export const releasesPublished = defineEvent('releasesPublished', {
  summary: 'The releases that are kept, or those that are live, are others.',
  payload: object({ remote: string().required() }),
});

/** Events that reach clients. */
export const releasesEvents = [remotesChanged] as const;
