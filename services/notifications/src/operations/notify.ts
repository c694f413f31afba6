import { notify as call } from '@meet/notifications-contract';
import { defineOperation } from '../defineOperation.ts';
import { tellPeople } from '../telling/tellPeople.ts';

export const notify = defineOperation(call, async (telling, context) => tellPeople(context, telling));
