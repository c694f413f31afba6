import { createStored } from '../state/createStored.ts';

/** Whether the person keeps the details open beside the messages. They are open until the person closes them. */
export const isDetailsWanted = createStored(
  localStorage,
  'chatDetails',
  true,
  (value): value is boolean => typeof value === 'boolean',
);
