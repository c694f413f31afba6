import type { ComponentType } from 'react';
import type { ShellPages } from '../../base/createShell.ts';
import { AuthTexts } from './AuthTexts.tsx';
import { loadAuthTexts } from './loadAuthTexts.ts';

/** A page and its words come side by side. */
const page =
  <Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name) =>
  async () => {
    const [module, texts] = await Promise.all([load(), loadAuthTexts()]);
    const Page: ComponentType = module[name];
    return function AuthRoute() {
      return (
        <AuthTexts texts={texts}>
          <Page />
        </AuthTexts>
      );
    };
  };

const signIn = () => import(/* webpackChunkName: "signin" */ './SignInPage.tsx');
const signUp = () => import(/* webpackChunkName: "signup" */ './SignUpPage.tsx');
const invitation = async () =>
  (await import(/* webpackChunkName: "invitation" */ './invitation/loadInvitePage.ts')).loadInvitePage();
const follow = async () =>
  (await import(/* webpackChunkName: "follow" */ './follow/loadFollowPage.ts')).loadFollowPage();
const activation = async () =>
  (await import(/* webpackChunkName: "activation" */ './activation/loadActivation.ts')).loadActivation();
const links = () => import(/* webpackChunkName: "auth-links" */ './linkPages.ts');

/** Signing in and up, and everything that a mail's link opens. */
export const AUTH_PAGES: ShellPages = {
  signIn: page(signIn, 'SignInPage'),
  signInOnly: page(signIn, 'SignInOnlyPage'),
  signUp: page(signUp, 'SignUpPage'),
  signUpOnly: page(signUp, 'SignUpOnlyPage'),
  signUpInvited: page(signUp, 'SignUpOnlyPage'),
  signUpEnd: page(activation, 'SignUpEndPage'),
  forgotPassword: page(links, 'ForgotPasswordPage'),
  forgotPasswordEnd: page(links, 'ForgotPasswordEndPage'),
  resetPassword: page(links, 'ResetPasswordPage'),
  activateAccount: page(activation, 'ActivateAccountPage'),
  activateAccountInvited: page(activation, 'ActivateAccountPage'),
  activateAccountMember: page(activation, 'ActivateAccountPage'),
  inviteMember: page(invitation, 'InviteMemberPage'),
  acceptFollow: page(follow, 'AcceptFollowPage'),
  loginViaToken: page(links, 'LoginViaTokenPage'),
  loginViaTokenTo: page(links, 'LoginViaTokenPage'),
  loginAsUser: page(links, 'LoginAsUserPage'),
  routeFileGenerator: page(links, 'RouteFileGeneratorPage'),
};
