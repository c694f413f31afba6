import { defineReducers, type PayloadOf } from '@meet/contracts/events';
import type { applicationRevoked, applicationUsed, oauthEvents } from './events.ts';
import type { AuthorizedApplication } from './shapes.ts';

type Applications = readonly AuthorizedApplication[];

/** Returns the applications that a person has authorized, after an event. Undefined if they must be fetched again. */
export const applyOauthEvent = defineReducers<Applications, typeof oauthEvents>()<Applications | undefined>({
  applicationAuthorized: () => undefined,
  applicationRevoked: (applications, { clientId }: PayloadOf<typeof applicationRevoked>) =>
    applications.filter((application) => application.clientId !== clientId),
  applicationUsed: (applications, { clientId, lastUsedAt }: PayloadOf<typeof applicationUsed>) =>
    applications.map((application) =>
      application.clientId === clientId && (application.lastUsedAt ?? 0) < lastUsedAt
        ? { ...application, lastUsedAt }
        : application,
    ),
});
