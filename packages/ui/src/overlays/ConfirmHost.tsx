import { useState } from 'react';
import { useBehaviorList } from '../feedback/BehaviorList.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { confirmations } from './confirmStore.ts';

/** Shows the oldest open question, and keeps its text while the dialog closes. */
export function ConfirmHost() {
  const [question] = useBehaviorList(confirmations);
  const [shown, setShown] = useState(question);
  if (question && question !== shown) setShown(question);
  if (!shown) return null;
  return (
    <ConfirmDialog
      {...shown}
      open={Boolean(question)}
      onConfirm={() => shown.answer(true)}
      onCancel={() => shown.answer(false)}
      onClosed={() => setShown(undefined)}
    />
  );
}
