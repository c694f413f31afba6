import type { Locale } from '@meet/contracts';
import { ActivateAccount } from './ActivateAccount.tsx';
import { loadActivationPages } from './ActivationTexts.ts';
import { SignUpEnd } from './SignUpEnd.tsx';

/** `/signup-end`, and the three forms of `/activate-account`. */
export const loadActivation = (locale: Locale) =>
  loadActivationPages(locale, { SignUpEndPage: SignUpEnd, ActivateAccountPage: ActivateAccount });
