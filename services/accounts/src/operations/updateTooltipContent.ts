import { ServiceError } from '@meet/contracts';
import { accountsErrors, TOOLTIP_ELEMENTS, updateTooltipContent as call } from '@meet/accounts-contract';
import { defineOperation } from '../defineOperation.ts';
import { sanitizeNote } from '../tooltips/sanitizeNote.ts';
import { writeAudit } from '../writeAudit.ts';

export const updateTooltipContent = defineOperation(call, async (input, { deps, account, now }) => {
  const elementId = (input.elementId ?? input.tooltipId)!;
  if (!TOOLTIP_ELEMENTS.some((known) => known === elementId)) throw new ServiceError(accountsErrors.TOOLTIP_NOT_FOUND);
  const note = {
    title: input.title ?? input.tooltipTitle ?? '',
    description: sanitizeNote(input.description ?? input.tooltipDescription ?? ''),
    showTitle: input.showTitle ?? input.tooltipShowTitle === 1,
  };
  await deps.tooltips.updateOne({ _id: elementId }, { $set: note }, { upsert: true });
  const { accountId: adminId, email: adminEmail, address } = account;
  await writeAudit(deps, { action: 'tooltip-changed', at: now(), adminId, adminEmail, subjectId: elementId, address });
  return {};
});
