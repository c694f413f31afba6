import { setting } from '@meet/service-kit';

/** What the chat service reads from the environment. */
export const chatSettings = {
  CHAT_MAIL_DELAY_MINUTES: setting.whole({
    describe: 'Minutes that a room is quiet before who has not read it is told by mail; 0 sends no such mails.',
    default: 10,
    min: 0,
    max: 1440,
  }),
  CHAT_FILE_MAX_MB: setting.whole({
    describe: 'Megabytes of a file that is sent in a chat room.',
    default: 25,
    min: 1,
    max: 1000,
  }),
};
