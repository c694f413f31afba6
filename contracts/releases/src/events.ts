import { boolean, object, string } from 'yup';
import { defineEvent } from '@meet/contracts/events';

export const remotesChanged = defineEvent('remotesChanged', {
  summary: 'The live releases of a remote changed. Each page requests the registry again, as its own reader sees it.',
  payload: object({
    remote: string().required(),
    /** Release of `stable`; absent while there is none. */
    releaseId: string(),
    /** Whether the remote is switched off. */
    disabled: boolean().required(),
  }),
});

/** Published between services. Releases whose operations gateways answer were published, moved or swept. */
export const releasesPublished = defineEvent('releasesPublished', {
  summary: 'The kept releases, or the live ones, changed.',
  payload: object({ remote: string().required() }),
});

/** Events that the gateway delivers to clients. */
export const releasesEvents = [remotesChanged] as const;
