import { input, LOCALES, noOutput, text } from '@meet/contracts';
import { defineCall } from './defineCall.ts';

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
  graphql: { mutation: true },
});
