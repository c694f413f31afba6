import { boolean, object, string } from 'yup';
import { defineEvent } from '@meet/contracts/events';

export const remotesChanged = defineEvent('remotesChanged', {
  summary: 'What is live of a remote is another: a page asks for the registry anew, as its own reader sees it.',
  payload: object({
    remote: string().required(),
    /** What `stable` names now; left out while nothing is. */
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

/** What reaches clients. */
export const releasesEvents = [remotesChanged] as const;
