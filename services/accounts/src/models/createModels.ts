import type { Connection, Model } from 'mongoose';
import { accountModel, type AccountRecord } from './accountModel.ts';
import { apiKeyModel, type ApiKeyRecord } from './apiKeyModel.ts';
import { auditModel, type AuditRecord } from './auditModel.ts';
import { invitationModel, type InvitationRecord } from './invitationModel.ts';
import { linkModel, type LinkRecord } from './linkModel.ts';
import { knownDeviceModel, type KnownDeviceRecord } from './knownDeviceModel.ts';
import { knownPlaceModel, type KnownPlaceRecord } from './knownPlaceModel.ts';
import { sessionModel, type SessionRecord } from './sessionModel.ts';
import { avatarModel, type AvatarRecord } from './avatarModel.ts';
import { closureModel, type ClosureRecord } from './closureModel.ts';
import { cookieConsentModel, type CookieConsentRecord } from './cookieConsentModel.ts';
import { preferencesModel, type PreferencesRecord } from './preferencesModel.ts';
import { reservedSegmentModel, type ReservedSegmentRecord } from './reservedSegmentModel.ts';
import { spentCaptchaModel, spentIdTokenModel, type SpentRecord } from './spentModels.ts';
import { tooltipModel, type TooltipRecord } from './tooltipModel.ts';
import { signUpModel, type SignUpRecord } from './signUpModel.ts';
import { signInAttemptModel, type SignInAttemptRecord } from './signInAttemptModel.ts';

export interface Models {
  readonly accounts: Model<AccountRecord>;
  readonly sessions: Model<SessionRecord>;
  readonly closureRows: Model<ClosureRecord>;
  readonly apiKeys: Model<ApiKeyRecord>;
  readonly deviceRecords: Model<KnownDeviceRecord>;
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
    accounts: accountModel(connection),
    sessions: sessionModel(connection),
    closureRows: closureModel(connection),
    apiKeys: apiKeyModel(connection),
    deviceRecords: knownDeviceModel(connection),
    knownPlaces: knownPlaceModel(connection),
    links: linkModel(connection),
    signUps: signUpModel(connection),
    invitations: invitationModel(connection),
    spentCaptchas: spentCaptchaModel(connection),
    spentIdTokens: spentIdTokenModel(connection),
    audit: auditModel(connection),
    avatars: avatarModel(connection),
    cookieConsents: cookieConsentModel(connection),
    preferences: preferencesModel(connection),
    reservedSegments: reservedSegmentModel(connection),
    tooltips: tooltipModel(connection),
    signInAttempts: signInAttemptModel(connection),
  };
}
