import type { Locale } from '@meet/contracts';
import type { RouteName } from '@meet/contracts/routes';
import type { ComponentType } from 'react';
import { AuthTexts } from './AuthTexts.tsx';
import { loadAuthTexts } from './loadAuthTexts.ts';
import { PageShellContext, type PageShell } from './PageShell.ts';

/** Pages by the names of their routes. Each loads when it is opened. */
type AccountPages = { readonly [Name in RouteName]?: (shell: PageShell) => Promise<ComponentType> };

/** Loads a page and its texts in parallel. */
const page =
  <Name extends string>(load: (locale: Locale) => Promise<Record<Name, ComponentType>>, name: Name) =>
  async (shell: PageShell) => {
    const { locale } = shell.texts;
    const [module, texts] = await Promise.all([load(locale), loadAuthTexts(locale)]);
    const Page: ComponentType = module[name];
    return function AuthRoute() {
      return (
        <PageShellContext value={shell}>
          <AuthTexts texts={texts}>
            <Page />
          </AuthTexts>
        </PageShellContext>
      );
    };
  };

const signIn = () => import(/* webpackChunkName: "signin" */ './SignInPage.tsx');
const signUp = () => import(/* webpackChunkName: "signup" */ './SignUpPage.tsx');
const invitation = async (locale: Locale) =>
  (await import(/* webpackChunkName: "invitation" */ './invitation/loadInvitePage.ts')).loadInvitePage(locale);
const follow = async (locale: Locale) =>
  (await import(/* webpackChunkName: "follow" */ './follow/loadFollowPage.ts')).loadFollowPage(locale);
const activation = async (locale: Locale) =>
  (await import(/* webpackChunkName: "activation" */ './activation/loadActivation.ts')).loadActivation(locale);
const links = () => import(/* webpackChunkName: "auth-links" */ './linkPages.ts');

/** Pages for sign-in, sign-up and all mailed links. */
export const ACCOUNT_PAGES: AccountPages = {
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
