import type { Connection, Model } from 'mongoose';
import { accountsModel, type AccountRecord } from './accounts.ts';
import { apiKeysModel, type ApiKeyRecord } from './apiKeys.ts';
import { auditModel, type AuditRecord } from './auditEntries.ts';
import { invitationsModel, type InvitationRecord } from './invitations.ts';
import { linksModel, type LinkRecord } from './links.ts';
import { knownPlacesModel, type KnownPlaceRecord } from './knownPlaces.ts';
import { sessionsModel, type SessionRecord } from './sessions.ts';
import { avatarsModel, type AvatarRecord } from './avatars.ts';
import { cookieConsentsModel, type CookieConsentRecord } from './cookieConsents.ts';
import { preferencesModel, type PreferencesRecord } from './preferences.ts';
import { reservedSegmentsModel, type ReservedSegmentRecord } from './reservedSegments.ts';
import { spentCaptchasModel, spentIdTokensModel, type SpentRecord } from './spentOnce.ts';
import { tooltipsModel, type TooltipRecord } from './tooltips.ts';
import { signUpsModel, type SignUpRecord } from './signUps.ts';
import { signInAttemptsModel, type SignInAttemptRecord } from './signInAttempts.ts';

export interface Models {
  readonly accounts: Model<AccountRecord>;
  readonly sessions: Model<SessionRecord>;
  readonly apiKeys: Model<ApiKeyRecord>;
  readonly knownPlaces: Model<KnownPlaceRecord>;
  readonly links: Model<LinkRecord>;
  readonly signUps: Model<SignUpRecord>;
  readonly invitations: Model<InvitationRecord>;
  readonly spentCaptchas: Model<SpentRecord>;
  readonly spentIdTokens: Model<SpentRecord>;
  readonly audit: Model<AuditRecord>;
  readonly avatars: Model<AvatarRecord>;
  readonly cookieConsents: Model<CookieConsentRecord>;
  readonly preferences: Model<PreferencesRecord>;
  readonly reservedSegments: Model<ReservedSegmentRecord>;
  readonly tooltips: Model<TooltipRecord>;
  readonly signInAttempts: Model<SignInAttemptRecord>;
}

export function createModels(connection: Connection): Models {
  return {
    accounts: accountsModel(connection),
    sessions: sessionsModel(connection),
    apiKeys: apiKeysModel(connection),
    knownPlaces: knownPlacesModel(connection),
    links: linksModel(connection),
    signUps: signUpsModel(connection),
    invitations: invitationsModel(connection),
    spentCaptchas: spentCaptchasModel(connection),
    spentIdTokens: spentIdTokensModel(connection),
    audit: auditModel(connection),
    avatars: avatarsModel(connection),
    cookieConsents: cookieConsentsModel(connection),
    preferences: preferencesModel(connection),
    reservedSegments: reservedSegmentsModel(connection),
    tooltips: tooltipsModel(connection),
    signInAttempts: signInAttemptsModel(connection),
  };
}
