import type { Call, CallClient, Caller } from '@meet/contracts';
import { recordImpersonatedChange } from '@meet/contracts/session';
import { SERVICE_CALLER } from './serviceCaller.ts';

/** Records a change that an administrator makes in an account that they view, with both names, before it is made. */
export async function recordWhileViewing(client: CallClient, call: Call, caller: Caller): Promise<void> {
  if (!caller.impersonatedBy || call.impersonation !== 'audited') return;
  await client.call(
    recordImpersonatedChange,
    {
      call: call.path,
      adminId: caller.impersonatedBy.accountId,
      subjectId: caller.accountId!,
      subjectEmail: caller.email!,
      address: caller.address,
    },
    { ...SERVICE_CALLER, requestId: caller.requestId },
  );
}
