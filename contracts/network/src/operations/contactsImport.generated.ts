import { toOperation } from '@meet/contracts';
import * as calls from '../contactsImport.ts';

export const insertContacts = toOperation(calls.insertContacts, 'eed0882a17fd65ea5781b51b2892e55902e1422fa5d693ec2c7bfc50bdde311e');
