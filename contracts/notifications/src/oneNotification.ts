import { commonErrors, id, input, noOutput } from '@meet/contracts';

export const oneNotification = {
  input: input({ notificationId: id() }),
  output: noOutput,
  errors: [commonErrors.NOT_FOUND],
};
