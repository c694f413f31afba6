import { getTooltipContent as call } from '@meet/accounts-contract';
import { firstSegment } from '@meet/contracts/routes';
import { defineOperation } from '../defineOperation.ts';
import { builtInNotes } from '../tooltips/builtInNotes.ts';

/**
 * Returns the notes of the page's first segment: an administrator's text if there is one, else the built-in text in the
 * caller's language.
 */
export const getTooltipContent = defineOperation(call, async ({ pageUrl }, { deps, caller }) => {
  const prefix = `${firstSegment(URL.canParse(pageUrl) ? new URL(pageUrl).pathname : `/${pageUrl.replace(/^\/+/, '')}`)}.`;
  const changed = await deps.tooltips.find({ _id: { $gte: prefix, $lt: `${prefix}\uffff` } }).lean();
  const notes = new Map(
    Object.entries(builtInNotes[caller.locale])
      .filter(([elementId]) => elementId.startsWith(prefix))
      .map(([elementId, note]) => [elementId, { elementId, ...note, showTitle: true }]),
  );
  for (const { _id, ...note } of changed) notes.set(_id, { elementId: _id, ...note });
  return { tooltipsDetails: [...notes.values()], canEdit: caller.kind === 'admin' };
});
