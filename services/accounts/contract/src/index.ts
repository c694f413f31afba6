export { accountsErrors } from './errors.ts';
export { accountSummary } from './accountSummary.ts';
export type { AccountSummary } from './accountSummary.ts';
export { findLiveSessions, SESSIONS_ASKED_MAX } from './findLiveSessions.ts';
export { findAccountByAlias } from './findAccountByAlias.ts';
export { findAccountsByEmail } from './findAccountsByEmail.ts';
export { recordAdminAct } from './recordAdminAct.ts';
export type { AdminAct } from './recordAdminAct.ts';
export { getAccounts } from './getAccounts.ts';
export { activateAccount } from './activateAccount.ts';
export { resendActivation } from './resendActivation.ts';
export { signUp } from './signUp.ts';
export { createLoginAsUser } from './createLoginAsUser.ts';
export { loginAsUser } from './loginAsUser.ts';
export { loginViaToken } from './loginViaToken.ts';
export { sendLoginLink } from './sendLoginLink.ts';
export { signIn } from './signIn.ts';
export { beginGoogleSignIn } from './beginGoogleSignIn.ts';
export { getSignInOptions } from './getSignInOptions.ts';
export { beginContactsImport } from './beginContactsImport.ts';
export { getContactsProvider } from './getContactsProvider.ts';
export { readProviderContacts } from './readProviderContacts.ts';
export { CONTACTS_ANSWER_CHANNEL } from './contactsAnswerChannel.ts';
export { loginWithGoogleOauth } from './loginWithGoogleOauth.ts';
export { loginWithGoogleToken } from './loginWithGoogleToken.ts';
export { checkIfUserIsLoggedIn } from './checkIfUserIsLoggedIn.ts';
export { checkUserMembership } from './checkUserMembership.ts';
export { getDevices } from './getDevices.ts';
export { getLoggedInUserData } from './getLoggedInUserData.ts';
export { revokeDevice } from './revokeDevice.ts';
export { revokeOtherDevices } from './revokeOtherDevices.ts';
export { signOut } from './signOut.ts';
export { changePassword } from './changePassword.ts';
export { forgotPassword } from './forgotPassword.ts';
export { resetPassword } from './resetPassword.ts';
export { beginSecondFactor } from './beginSecondFactor.ts';
export { confirmSecondFactor } from './confirmSecondFactor.ts';
export { getSecondFactor } from './getSecondFactor.ts';
export { removeSecondFactor } from './removeSecondFactor.ts';
export { AVATAR_MAX_BYTES, AVATAR_MAX_PIXELS, uploadAvatar } from './uploadAvatar.ts';
export { getAccountData } from './getAccountData.ts';
export { getSmallAvatar } from './getSmallAvatar.ts';
export { removeAvatar } from './removeAvatar.ts';
export { renewApiKey } from './renewApiKey.ts';
export { setAlias } from './setAlias.ts';
export { setLanguage } from './setLanguage.ts';
export { setName } from './setName.ts';
export { setPhoneNumber } from './setPhoneNumber.ts';
export { chatNotificationPreferences, notificationPreferences } from './accountPreferences.ts';
export { checkIfDontShowAgainIsSet } from './checkIfDontShowAgainIsSet.ts';
export { getAccountPreferences } from './getAccountPreferences.ts';
export { getPreferencesOfAccounts } from './getPreferencesOfAccounts.ts';
export { GUIDE_IDS } from './guideIds.ts';
export { guideDontShowAgain } from './guideDontShowAgain.ts';
export { updateAccountPreferences } from './updateAccountPreferences.ts';
export type { ChatNotificationPreferences, NotificationPreferences } from './accountPreferences.ts';
export type { GuideId } from './guideIds.ts';
export { getTooltipContent } from './getTooltipContent.ts';
export {
  TOOLTIP_DESCRIPTION_MAX_LENGTH,
  TOOLTIP_TITLE_MAX_LENGTH,
  updateTooltipContent,
} from './updateTooltipContent.ts';
export { TOOLTIP_ELEMENTS } from './tooltipElements.ts';
export type { TooltipElement } from './tooltipElements.ts';
export { shortenKey } from './shortenKey.ts';
export { getAppVersion } from './getAppVersion.ts';
export { getCsrfToken } from './getCsrfToken.ts';
export { recordCookieConsent } from './recordCookieConsent.ts';
export { updateFirstChildRouteList } from './updateFirstChildRouteList.ts';
export { CAPTCHA_ACTIONS, CAPTCHA_PROVIDERS } from './captcha.ts';
export { getCaptcha } from './getCaptcha.ts';
export type { CaptchaAction, CaptchaProviderName } from './captcha.ts';
export { ORGANIZATION_ROLES } from '@meet/organizations-contract';
export { checkInvitedUser } from './checkInvitedUser.ts';
export { getInviteUserData } from './getInviteUserData.ts';
export { inviteEmail } from './inviteFields.ts';
export { inviteForm } from './inviteForm.ts';
export { inviteInSystem } from './inviteInSystem.ts';
export { inviteUser } from './inviteUser.ts';
export { acceptInvitation } from './acceptInvitation.ts';
export { declineInvitation } from './declineInvitation.ts';
export { describeInvitation } from './describeInvitation.ts';
export { getInvitations } from './getInvitations.ts';
export {
  FULL_NAME_MAX,
  INVITATIONS_PAGE,
  INVITATION_DAYS,
  INVITE_EMAIL_FORM_MAX,
  INVITE_NAME_MAX,
} from './limits.ts';
export { INVITATION_STATES } from './sentInvitation.ts';
export { resendInvitation } from './resendInvitation.ts';
export { revokeInvitation } from './revokeInvitation.ts';
export type { InvitationState, SentInvitation } from './sentInvitation.ts';
export { createAdmin } from './createAdmin.ts';
export { accountActivated, accountsEvents, invitationChanged, ownProfileChanged, profileChanged } from './events.ts';
