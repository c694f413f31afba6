import { createStored } from '../state/createStored.ts';

/** Whether the person keeps the details open beside the messages; they are until somebody closes them. */
export const isDetailsWanted = createStored(
  localStorage,
  'chatDetails',
  true,
  (value): value is boolean => typeof value === 'boolean',
);
