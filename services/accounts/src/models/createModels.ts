import type { Connection, Model } from 'mongoose';
import { accountsModel, type AccountRecord } from './accounts.ts';
import { auditModel, type AuditRecord } from './auditEntries.ts';
import { invitationsModel, type InvitationRecord } from './invitations.ts';
import { linksModel, type LinkRecord } from './links.ts';
import { sessionsModel, type SessionRecord } from './sessions.ts';
import { avatarsModel, type AvatarRecord } from './avatars.ts';
import { cookieConsentsModel, type CookieConsentRecord } from './cookieConsents.ts';
import { preferencesModel, type PreferencesRecord } from './preferences.ts';
import { reservedSegmentsModel, type ReservedSegmentRecord } from './reservedSegments.ts';
import { spentCaptchasModel, type SpentCaptchaRecord } from './spentCaptchas.ts';
import { tooltipsModel, type TooltipRecord } from './tooltips.ts';
import { signInAttemptsModel, type SignInAttemptRecord } from './signInAttempts.ts';

export interface Models {
  readonly accounts: Model<AccountRecord>;
  readonly sessions: Model<SessionRecord>;
  readonly links: Model<LinkRecord>;
  readonly invitations: Model<InvitationRecord>;
  readonly spentCaptchas: Model<SpentCaptchaRecord>;
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
    links: linksModel(connection),
    invitations: invitationsModel(connection),
    spentCaptchas: spentCaptchasModel(connection),
    audit: auditModel(connection),
    avatars: avatarsModel(connection),
    cookieConsents: cookieConsentsModel(connection),
    preferences: preferencesModel(connection),
    reservedSegments: reservedSegmentsModel(connection),
    tooltips: tooltipsModel(connection),
    signInAttempts: signInAttemptsModel(connection),
  };
}
