import { object, string } from 'yup';
import { input, LOCALES, noInput, noOutput, output, text } from '@meet/contracts';
import { defineCall } from './defineCall.ts';
import { accountsErrors } from './errors.ts';
import { aliasField, fullNameField, phoneNumberField } from './fields.ts';

export const getAccountData = defineCall('getAccountData', {
  path: 'get-account-data',
  access: 'account',
  summary:
    'Returns the profile. It shows only the first and last characters of the API key; null without a key, and if an administrator views the account.',
  input: noInput,
  output: output({
    account: object({
      fullName: string().defined(),
      alias: string().nullable().defined(),
      email: string().required(),
      phoneNumber: string().nullable().defined(),
      apiKey: string().nullable().defined(),
      avatar: string().nullable().defined(),
    })
      .meta({ name: 'Account' })
      .required(),
  }),
  impersonation: 'allowed',
  graphql: { query: 'account', value: 'account' },
});

/** Maximum size of an uploaded picture, in bytes. */
export const AVATAR_MAX_BYTES = 4 * 1024 * 1024;

/** Maximum of width × height × frames in the picture's header, since a small file can claim any number. */
export const AVATAR_MAX_PIXELS = 12_000_000;

/** Maximum length of the picture's base64: a third more than its bytes, plus the prefix of a data URL. */
const AVATAR_MAX_LENGTH = Math.ceil(AVATAR_MAX_BYTES / 3) * 4 + 64;

export const uploadAvatar = defineCall('uploadAvatar', {
  path: 'upload-avatar',
  access: 'account',
  summary: 'Replaces the picture by one in base64 (png, gif, bmp or jpeg), which is re-encoded.',
  input: input({
    avatar: text().required('accounts.avatarRequired').max(AVATAR_MAX_LENGTH, 'errors.AVATAR_TOO_LARGE'),
  }),
  output: output({ avatar: string().required() }),
  errors: [accountsErrors.AVATAR_FILE_TYPE, accountsErrors.AVATAR_TOO_LARGE, accountsErrors.AVATAR_BUSY],
  bodyLimit: 6 * 1024 * 1024,
  rateLimit: { max: 20, windowSeconds: 600 },
  graphql: { mutation: true },
});

export const removeAvatar = defineCall('removeAvatar', {
  path: 'remove-avatar',
  access: 'account',
  summary: 'Removes the picture.',
  input: noInput,
  output: noOutput,
  graphql: { mutation: true },
});

export const getSmallAvatar = defineCall('getSmallAvatar', {
  path: 'get-small-avatar',
  method: 'GET',
  access: 'account',
  summary: 'Returns the address of the picture in its small size; null without one.',
  input: noInput,
  output: output({ avatar: string().nullable().defined() }),
  impersonation: 'allowed',
});

export const setAlias = defineCall('setAlias', {
  path: 'set-alias',
  access: 'account',
  summary: 'Changes the alias of the personal link.',
  input: input({ alias: aliasField() }),
  output: noOutput,
  errors: [accountsErrors.ALIAS_RESERVED, accountsErrors.ALIAS_TAKEN],
  graphql: { mutation: true },
});

export const setLanguage = defineCall('setLanguage', {
  path: 'set-language',
  access: 'account',
  summary: 'Stores the language of mails and of other devices.',
  input: input({
    langCode: text()
      .oneOf([...LOCALES], 'common.invalid')
      .required('common.required'),
  }),
  output: noOutput,
  graphql: { mutation: true },
});

export const setName = defineCall('setName', {
  path: 'set-name',
  access: 'account',
  summary: 'Changes the full name.',
  input: input({ newName: fullNameField() }),
  output: noOutput,
  graphql: { mutation: true },
});

export const setPhoneNumber = defineCall('setPhoneNumber', {
  path: 'set-phone-number',
  access: 'account',
  summary: 'Changes the phone number; an empty one removes it.',
  input: input({ phoneNumber: phoneNumberField() }),
  output: noOutput,
  graphql: { mutation: true },
});

export const renewApiKey = defineCall('renewApiKey', {
  path: 'renew-api-key',
  access: 'user',
  summary: 'Creates the account’s API key. Only this answer holds the whole key. The former key is invalid at once.',
  input: noInput,
  output: output({ apiKey: string().required() }),
  rateLimit: { max: 20, windowSeconds: 3600 },
  graphql: { mutation: true },
});
