import { input, noOutput, text } from '@meet/contracts';

export const linkToken = () =>
  text()
    .required('common.required')
    .matches(/^[A-Za-z0-9_-]{1,128}$/, { message: 'common.idInvalid', excludeEmptyString: true });

export const followAnswer = {
  access: 'public',
  input: input({ token: linkToken() }),
  output: noOutput,
  rateLimit: { max: 60, windowSeconds: 60 },
} as const;
