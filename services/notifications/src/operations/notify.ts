import { notify as call } from '@meet/notifications-contract';
import { defineOperation } from '../defineOperation.ts';
import { notifyPeople } from '../telling/notifyPeople.ts';

export const notify = defineOperation(call, async (telling, context) => notifyPeople(context, telling));
