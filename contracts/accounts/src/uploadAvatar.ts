import { string } from 'yup';
import { input, output, text } from '@meet/contracts';
import { defineCall } from './defineCall.ts';
import { accountsErrors } from './errors.ts';

/** Bytes of an uploaded picture. */
export const AVATAR_MAX_BYTES = 4 * 1024 * 1024;

/** Width × height × frames, as the picture's header says: a few bytes can claim any number. */
export const AVATAR_MAX_PIXELS = 12_000_000;

/** Characters of its base64, a third more than its bytes, with the beginning of a data address. */
const AVATAR_MAX_LENGTH = Math.ceil(AVATAR_MAX_BYTES / 3) * 4 + 64;

export const uploadAvatar = defineCall('uploadAvatar', {
  path: 'upload-avatar',
  access: 'account',
  summary: 'Takes a picture as base64 (png, gif, bmp or jpeg), re-encodes it and shows it from now on.',
  input: input({
    avatar: text().required('accounts.avatarRequired').max(AVATAR_MAX_LENGTH, 'errors.AVATAR_TOO_LARGE'),
  }),
  output: output({ avatar: string().required() }),
  errors: [accountsErrors.AVATAR_FILE_TYPE, accountsErrors.AVATAR_TOO_LARGE, accountsErrors.AVATAR_BUSY],
  bodyLimit: 6 * 1024 * 1024,
  rateLimit: { max: 20, windowSeconds: 600 },
  graphql: { mutation: true },
});
