import { inviteUser as call } from '@meet/accounts-contract';
import { defineOperation } from '../defineOperation.ts';
import { invitePerson } from '../invitations/invitePerson.ts';

export const inviteUser = defineOperation(call, invitePerson);
