import { notify as call } from '@meet/notifications-contract';
import { defineOperation } from '../defineOperation.ts';
import { notifyPeople } from '../notifying/notifyPeople.ts';

export const notify = defineOperation(call, async (notice, context) => notifyPeople(context, notice));
