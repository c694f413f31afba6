import { object, string } from 'yup';
import { LOCALES } from '../core/locales.ts';
import { input, noInput, noOutput, output, text } from '../core/schema.ts';
import { defineCall } from './defineCall.ts';
import { accountsErrors } from './errors.ts';
import { aliasField, fullNameField, phoneNumberField } from './fields.ts';

/** Bytes of an uploaded picture; base64 makes a third more of them. */
export const AVATAR_MAX_BYTES = 4 * 1024 * 1024;

export const getAccountData = defineCall('getAccountData', {
  path: 'get-account-data',
  access: 'account',
  summary: 'The profile. The API key is left out where an administrator looks on.',
  input: noInput,
  output: output({
    account: object({
      fullName: string().defined(),
      alias: string().nullable().defined(),
      email: string().required(),
      phoneNumber: string().nullable().defined(),
      apiKey: string().nullable().defined(),
      avatar: string().nullable().defined(),
    }).required(),
  }),
});

export const setName = defineCall('setName', {
  path: 'set-name',
  access: 'account',
  summary: 'Changes the full name.',
  input: input({ newName: fullNameField() }),
  output: noOutput,
});

export const setPhoneNumber = defineCall('setPhoneNumber', {
  path: 'set-phone-number',
  access: 'account',
  summary: 'Changes the phone number; an empty one removes it.',
  input: input({ phoneNumber: phoneNumberField() }),
  output: noOutput,
});

export const setAlias = defineCall('setAlias', {
  path: 'set-alias',
  access: 'account',
  summary: 'Changes the alias of the personal link.',
  input: input({ alias: aliasField() }),
  output: noOutput,
  errors: [accountsErrors.ALIAS_RESERVED, accountsErrors.ALIAS_TAKEN],
});

export const setLanguage = defineCall('setLanguage', {
  path: 'set-language',
  access: 'account',
  summary: 'Keeps the language of mails and of other devices.',
  input: input({
    langCode: text()
      .oneOf([...LOCALES], 'common.invalid')
      .required('common.required'),
  }),
  output: noOutput,
});

export const uploadAvatar = defineCall('uploadAvatar', {
  path: 'upload-avatar',
  access: 'account',
  summary: 'Takes a picture as base64 (png, gif, bmp or jpeg), re-encodes it and shows it from now on.',
  input: input({ avatar: text().required('accounts.avatarRequired') }),
  output: output({ avatar: string().required() }),
  errors: [accountsErrors.AVATAR_FILE_TYPE, accountsErrors.AVATAR_TOO_LARGE],
  bodyLimit: 6 * 1024 * 1024,
  rateLimit: { max: 20, windowSeconds: 600 },
});

export const removeAvatar = defineCall('removeAvatar', {
  path: 'remove-avatar',
  access: 'account',
  summary: 'Removes the picture.',
  input: noInput,
  output: noOutput,
});

export const getSmallAvatar = defineCall('getSmallAvatar', {
  path: 'get-small-avatar',
  method: 'GET',
  access: 'account',
  summary: 'Address of the picture in its small size; null without one.',
  input: noInput,
  output: output({ avatar: string().nullable().defined() }),
});
