import { setting } from '@meet/service-kit';

/** One thousand terabytes. */
const STORAGE_MB_MAX = 1_000_000_000;

/** Settings of the chat service from the environment. */
export const chatSettings = {
  CHAT_MAIL_DELAY_MINUTES: setting.whole({
    describe:
      'Minutes without a new message in a room before members who have not read it are notified by mail; 0 sends no such mails.',
    default: 10,
    min: 0,
    max: 1440,
  }),
  CHAT_FILE_MAX_MB: setting.whole({
    describe: 'Largest file in a chat room, in megabytes.',
    default: 25,
    min: 1,
    max: 1000,
  }),
  CHAT_STORAGE_ACCOUNT_MB: setting.whole({
    describe: 'Limit of all files that one account has sent in chat rooms, in megabytes; 0 sets no limit.',
    default: 2000,
    min: 0,
    max: STORAGE_MB_MAX,
  }),
  CHAT_STORAGE_ORGANIZATION_MB: setting.whole({
    describe: 'Limit of all files that the members of one organization have sent, in megabytes; 0 sets no limit.',
    default: 100_000,
    min: 0,
    max: STORAGE_MB_MAX,
  }),
  CHAT_STORAGE_DEPLOYMENT_MB: setting.whole({
    describe: 'Limit of all files that were sent in chat rooms, in megabytes; 0 sets no limit.',
    default: 0,
    min: 0,
    max: STORAGE_MB_MAX,
  }),
};
