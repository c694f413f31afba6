import {
  ALIAS_PATTERN,
  NAME_FORBIDDEN_CHARACTERS,
  normalizePassword,
  PASSWORD_PATTERN,
  PHONE_PATTERN,
  requiredLine,
  requiredText,
  text,
} from '@meet/contracts';
import { PASSWORD_MAX, FULL_NAME_MAX, PHONE_MIN, PHONE_MAX, ALIAS_MAX } from './limits.ts';

/** A person's name: 1–100 characters, none of them special (`NAME_FORBIDDEN_CHARACTERS`). */
export const fullNameField = () =>
  requiredLine('accounts.fullNameRequired', 'accounts.fullNameBlank')
    .max(FULL_NAME_MAX, 'accounts.fullNameTooLong')
    .test(
      'no-special-characters',
      'accounts.fullNameCharacters',
      (value) => value == null || !NAME_FORBIDDEN_CHARACTERS.test(value),
    );

/** A new password. Its normalized form must match `PASSWORD_PATTERN`. */
export const newPasswordField = () =>
  text()
    .required('accounts.passwordRequired')
    .max(PASSWORD_MAX, 'accounts.passwordTooLong')
    .test('rule', 'accounts.passwordRule', (value) => !value || PASSWORD_PATTERN.test(normalizePassword(value)));

/** An existing password. Any text is valid, so that a stricter rule for new passwords locks nobody out. */
export const currentPasswordField = () =>
  text().required('accounts.passwordRequired').max(PASSWORD_MAX, 'accounts.passwordTooLong');

export const aliasField = () =>
  requiredText('accounts.aliasRequired', 'accounts.aliasBlank')
    .max(ALIAS_MAX, 'accounts.aliasTooLong')
    .matches(ALIAS_PATTERN, { message: 'accounts.aliasCharacters', excludeEmptyString: true });

/** Optional phone number: 10–20 characters, an optional + and digits. An empty text removes the number. */
export const phoneNumberField = () =>
  text()
    .defined('accounts.phoneInvalid')
    .max(PHONE_MAX, 'accounts.phoneTooLong')
    .test('min', 'accounts.phoneTooShort', (value) => !value || value.length >= PHONE_MIN)
    .matches(PHONE_PATTERN, { message: 'accounts.phoneInvalid', excludeEmptyString: true });

/** Token of a mailed link. */
export const linkTokenField = () =>
  text()
    .required('accounts.linkTokenRequired')
    .matches(/^[A-Za-z0-9_-]{16,512}$/, { message: 'accounts.linkTokenInvalid', excludeEmptyString: true });

/** Six digits of an authenticator app, or a recovery code. */
export const secondFactorCodeField = () =>
  text().matches(/^[0-9A-Za-z -]{6,24}$/, { message: 'accounts.codeInvalid', excludeEmptyString: true });
