import { string } from 'yup';
import { input, output } from '@meet/contracts';
import { contactId, flagAction, flagOperation } from './fields.ts';

export const markInput = () =>
  input({ contactId: contactId(), operation: flagOperation(), action: flagAction().meta({ restOnly: true }) });

export const markOutput = () => output({ message: string().required() });
