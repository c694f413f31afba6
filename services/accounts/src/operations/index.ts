import type { Operation } from '@meet/service-kit';
import type { Deps } from '../Deps.ts';
import { activateAccount } from './activateAccount.ts';
import { changePassword } from './changePassword.ts';
import { checkIfUserIsLoggedIn } from './checkIfUserIsLoggedIn.ts';
import { checkUserMembership } from './checkUserMembership.ts';
import { createAdmin } from './createAdmin.ts';
import { createLoginAsUser } from './createLoginAsUser.ts';
import { findAccountByAlias } from './findAccountByAlias.ts';
import { findAccountsByEmail } from './findAccountsByEmail.ts';
import { forgotPassword } from './forgotPassword.ts';
import { getAccounts } from './getAccounts.ts';
import { getAppVersion } from './getAppVersion.ts';
import { getCsrfToken } from './getCsrfToken.ts';
import { getDevices } from './getDevices.ts';
import { getLoggedInUserData } from './getLoggedInUserData.ts';
import { loginAsUser } from './loginAsUser.ts';
import { loginViaToken } from './loginViaToken.ts';
import { resendActivation } from './resendActivation.ts';
import { resetPassword } from './resetPassword.ts';
import { resolveSession } from './resolveSession.ts';
import { revokeDevice } from './revokeDevice.ts';
import { revokeOtherDevices } from './revokeOtherDevices.ts';
import { sendLoginLink } from './sendLoginLink.ts';
import { signIn } from './signIn.ts';
import { signOut } from './signOut.ts';
import { signUp } from './signUp.ts';

export const operations: readonly Operation<Deps>[] = [
  activateAccount,
  changePassword,
  checkIfUserIsLoggedIn,
  checkUserMembership,
  createAdmin,
  createLoginAsUser,
  findAccountByAlias,
  findAccountsByEmail,
  forgotPassword,
  getAccounts,
  getAppVersion,
  getCsrfToken,
  getDevices,
  getLoggedInUserData,
  loginAsUser,
  loginViaToken,
  resendActivation,
  resetPassword,
  resolveSession,
  revokeDevice,
  revokeOtherDevices,
  sendLoginLink,
  signIn,
  signOut,
  signUp,
];
