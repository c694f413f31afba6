export * from './accounts.ts';
export * from './capabilities.ts';
export type { CaptchaAction, CaptchaProviderName } from './captcha.ts';
export { CAPTCHA_ACTIONS, CAPTCHA_PROVIDERS, getCaptcha } from './captcha.ts';
export * from './closing.ts';
export * from './contactsImport.ts';
export * from './devices.ts';
export * from './errors.ts';
export * from './events.ts';
export type { GuideId } from './guides.ts';
export { GUIDE_IDS, checkIfDontShowAgainIsSet, guideDontShowAgain } from './guides.ts';
export * from './impersonation.ts';
export type { InvitationState, SentInvitation } from './invitations.ts';
export {
  INVITATION_STATES,
  checkInvitedUser,
  getInvitations,
  getInviteUserData,
  inviteEmail,
  inviteForm,
  inviteInSystem,
  inviteUser,
  resendInvitation,
  revokeInvitation,
} from './invitations.ts';
export { FULL_NAME_MAX, INVITATIONS_PAGE, INVITATION_DAYS, INVITE_EMAIL_FORM_MAX, INVITE_NAME_MAX } from './limits.ts';
export * from './passwords.ts';
export type { ChatNotificationPreferences, NotificationPreferences } from './preferences.ts';
export {
  chatNotificationPreferences,
  getAccountPreferences,
  getPreferencesOfAccounts,
  notificationPreferences,
  updateAccountPreferences,
} from './preferences.ts';
export * from './profile.ts';
export * from './receivedInvitations.ts';
export * from './recordAct.ts';
export * from './registration.ts';
export * from './secondFactor.ts';
export * from './sessions.ts';
export * from './shortenKey.ts';
export {
  beginGoogleSignIn,
  getSignInOptions,
  loginViaToken,
  loginWithGoogleOauth,
  loginWithGoogleToken,
  sendLoginLink,
  signIn,
} from './signIn.ts';
export * from './tooltips.ts';
export * from './visits.ts';
export { ORGANIZATION_ROLES } from '@meet/organizations-contract';
