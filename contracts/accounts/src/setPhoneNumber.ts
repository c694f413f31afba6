import { input, noOutput } from '@meet/contracts';
import { defineCall } from './defineCall.ts';
import { phoneNumberField } from './fields.ts';

export const setPhoneNumber = defineCall('setPhoneNumber', {
  path: 'set-phone-number',
  access: 'account',
  summary: 'Changes the phone number; an empty one removes it.',
  input: input({ phoneNumber: phoneNumberField() }),
  output: noOutput,
  graphql: { mutation: true },
});
