export { accountsErrors } from './errors.ts';
export { accountSummary } from './accountSummary.ts';
export type { AccountSummary } from './accountSummary.ts';
export { findLiveSessions, SESSIONS_ASKED_MAX } from './findLiveSessions.ts';
export { findAccountByAlias, findAccountsByEmail, getAccounts } from './findAccounts.ts';
export { activateAccount, resendActivation, signUp } from './signUp.ts';
export { createLoginAsUser, loginAsUser, loginViaToken, sendLoginLink, signIn } from './signIn.ts';
export { beginGoogleSignIn, getSignInOptions, loginWithGoogleOauth, loginWithGoogleToken } from './googleSignIn.ts';
export {
  checkIfUserIsLoggedIn,
  checkUserMembership,
  getDevices,
  getLoggedInUserData,
  revokeDevice,
  revokeOtherDevices,
  signOut,
} from './session.ts';
export { changePassword, forgotPassword, resetPassword } from './password.ts';
export { beginSecondFactor, confirmSecondFactor, getSecondFactor, removeSecondFactor } from './secondFactor.ts';
export {
  AVATAR_MAX_BYTES,
  AVATAR_MAX_PIXELS,
  getAccountData,
  getSmallAvatar,
  removeAvatar,
  renewApiKey,
  setAlias,
  setLanguage,
  setName,
  setPhoneNumber,
  uploadAvatar,
} from './profile.ts';
export {
  chatNotificationPreferences,
  checkIfDontShowAgainIsSet,
  getAccountPreferences,
  getPreferencesOfAccounts,
  GUIDE_IDS,
  guideDontShowAgain,
  notificationPreferences,
  updateAccountPreferences,
} from './preferences.ts';
export type { ChatNotificationPreferences, GuideId, NotificationPreferences } from './preferences.ts';
export {
  getTooltipContent,
  TOOLTIP_DESCRIPTION_MAX_LENGTH,
  TOOLTIP_ELEMENTS,
  TOOLTIP_TITLE_MAX_LENGTH,
  updateTooltipContent,
} from './tooltips.ts';
export type { TooltipElement } from './tooltips.ts';
export { shortenKey } from './shortenKey.ts';
export { getAppVersion, getCsrfToken, recordCookieConsent, updateFirstChildRouteList } from './product.ts';
export { CAPTCHA_ACTIONS, CAPTCHA_PROVIDERS, getCaptcha } from './captcha.ts';
export type { CaptchaAction, CaptchaProviderName } from './captcha.ts';
export { ORGANIZATION_ROLES } from '@meet/organizations-contract';
export { checkInvitedUser, getInviteUserData, inviteForm, inviteInSystem, inviteUser } from './inviteUser.ts';
export {
  acceptInvitation,
  declineInvitation,
  describeInvitation,
  getInvitations,
  INVITATION_DAYS,
  INVITATION_STATES,
  INVITATIONS_PAGE,
  resendInvitation,
  revokeInvitation,
} from './invitations.ts';
export type { InvitationState, SentInvitation } from './invitations.ts';
export { createAdmin } from './createAdmin.ts';
export { accountActivated, accountsEvents, invitationChanged, ownProfileChanged, profileChanged } from './events.ts';
