import type { Operation } from '@meet/service-kit';
import type { Deps } from '../Deps.ts';
import { acceptInvitation } from './acceptInvitation.ts';
import { activateAccount } from './activateAccount.ts';
import { beginContactsImport } from './beginContactsImport.ts';
import { beginGoogleSignIn } from './beginGoogleSignIn.ts';
import { beginSecondFactor } from './beginSecondFactor.ts';
import { changePassword } from './changePassword.ts';
import { checkIfDontShowAgainIsSet } from './checkIfDontShowAgainIsSet.ts';
import { checkIfUserIsLoggedIn } from './checkIfUserIsLoggedIn.ts';
import { checkInvitedUser } from './checkInvitedUser.ts';
import { checkUserMembership } from './checkUserMembership.ts';
import { closeAccount } from './closeAccount.ts';
import { closeAccountById } from './closeAccountById.ts';
import { confirmSecondFactor } from './confirmSecondFactor.ts';
import { createAdmin } from './createAdmin.ts';
import { createLoginAsUser } from './createLoginAsUser.ts';
import { declineInvitation } from './declineInvitation.ts';
import { describeInvitation } from './describeInvitation.ts';
import { findAccountByAlias } from './findAccountByAlias.ts';
import { findAccountsByEmail } from './findAccountsByEmail.ts';
import { findLiveSessions } from './findLiveSessions.ts';
import { forgotPassword } from './forgotPassword.ts';
import { getAccountClosing } from './getAccountClosing.ts';
import { getAccountData } from './getAccountData.ts';
import { getAccountPreferences } from './getAccountPreferences.ts';
import { findAdministrators } from './findAdministrators.ts';
import { getAccounts } from './getAccounts.ts';
import { getAppVersion } from './getAppVersion.ts';
import { getAuditEntries } from './getAuditEntries.ts';
import { getCaptcha } from './getCaptcha.ts';
import { getContactsProvider } from './getContactsProvider.ts';
import { getCsrfToken } from './getCsrfToken.ts';
import { getDevices } from './getDevices.ts';
import { getInvitations } from './getInvitations.ts';
import { getInviteUserData } from './getInviteUserData.ts';
import { getLoggedInUserData } from './getLoggedInUserData.ts';
import { getPreferencesOfAccounts } from './getPreferencesOfAccounts.ts';
import { getSecondFactor } from './getSecondFactor.ts';
import { getSignInOptions } from './getSignInOptions.ts';
import { getSmallAvatar } from './getSmallAvatar.ts';
import { getTooltipContent } from './getTooltipContent.ts';
import { guideDontShowAgain } from './guideDontShowAgain.ts';
import { inviteInSystem } from './inviteInSystem.ts';
import { inviteUser } from './inviteUser.ts';
import { keepAccount } from './keepAccount.ts';
import { loginAsUser } from './loginAsUser.ts';
import { loginViaToken } from './loginViaToken.ts';
import { loginWithGoogleOauth } from './loginWithGoogleOauth.ts';
import { loginWithGoogleToken } from './loginWithGoogleToken.ts';
import { readProviderContacts } from './readProviderContacts.ts';
import { recordCookieConsent } from './recordCookieConsent.ts';
import { recordAdminAct } from './recordAdminAct.ts';
import { recordImpersonatedChange } from './recordImpersonatedChange.ts';
import { removeAvatar } from './removeAvatar.ts';
import { removeSecondFactor } from './removeSecondFactor.ts';
import { renewApiKey } from './renewApiKey.ts';
import { resendActivation } from './resendActivation.ts';
import { resendInvitation } from './resendInvitation.ts';
import { resetPassword } from './resetPassword.ts';
import { renewSessions } from './renewSessions.ts';
import { resolveSession } from './resolveSession.ts';
import { revokeDevice } from './revokeDevice.ts';
import { revokeInvitation } from './revokeInvitation.ts';
import { revokeOtherDevices } from './revokeOtherDevices.ts';
import { searchAccounts } from './searchAccounts.ts';
import { sendLoginLink } from './sendLoginLink.ts';
import { setAlias } from './setAlias.ts';
import { setLanguage } from './setLanguage.ts';
import { setName } from './setName.ts';
import { setPhoneNumber } from './setPhoneNumber.ts';
import { signIn } from './signIn.ts';
import { signOut } from './signOut.ts';
import { signUp } from './signUp.ts';
import { updateAccountPreferences } from './updateAccountPreferences.ts';
import { updateFirstChildRouteList } from './updateFirstChildRouteList.ts';
import { updateTooltipContent } from './updateTooltipContent.ts';
import { uploadAvatar } from './uploadAvatar.ts';

export const operations: readonly Operation<Deps>[] = [
  acceptInvitation,
  activateAccount,
  beginContactsImport,
  beginGoogleSignIn,
  beginSecondFactor,
  changePassword,
  checkIfDontShowAgainIsSet,
  checkIfUserIsLoggedIn,
  checkInvitedUser,
  checkUserMembership,
  closeAccount,
  closeAccountById,
  confirmSecondFactor,
  createAdmin,
  createLoginAsUser,
  declineInvitation,
  describeInvitation,
  findAccountByAlias,
  findAccountsByEmail,
  findLiveSessions,
  forgotPassword,
  getAccountClosing,
  getAccountData,
  getAccountPreferences,
  findAdministrators,
  getAccounts,
  getAppVersion,
  getAuditEntries,
  getCaptcha,
  getContactsProvider,
  getCsrfToken,
  getDevices,
  getInvitations,
  getInviteUserData,
  getLoggedInUserData,
  getPreferencesOfAccounts,
  getSecondFactor,
  getSignInOptions,
  getSmallAvatar,
  getTooltipContent,
  guideDontShowAgain,
  inviteInSystem,
  inviteUser,
  keepAccount,
  loginAsUser,
  loginViaToken,
  loginWithGoogleOauth,
  loginWithGoogleToken,
  readProviderContacts,
  recordCookieConsent,
  recordAdminAct,
  recordImpersonatedChange,
  removeAvatar,
  removeSecondFactor,
  renewApiKey,
  resendActivation,
  resendInvitation,
  resetPassword,
  renewSessions,
  resolveSession,
  revokeDevice,
  revokeInvitation,
  revokeOtherDevices,
  searchAccounts,
  sendLoginLink,
  setAlias,
  setLanguage,
  setName,
  setPhoneNumber,
  signIn,
  signOut,
  signUp,
  updateAccountPreferences,
  updateFirstChildRouteList,
  updateTooltipContent,
  uploadAvatar,
];
