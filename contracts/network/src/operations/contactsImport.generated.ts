import { toOperation } from '@meet/contracts';
import * as calls from '../contactsImport.ts';

export const insertContacts = toOperation(calls.insertContacts, 'b09209ad7d2daba9cddb9d20f89c599f515b344942b5db51dc61c37317055216');
