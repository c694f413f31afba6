import { IconButton } from '@meet/ui';
import { RotateCw } from 'lucide-react';
import type { StandIn } from './StandIn.ts';

/** Retry button for places of the frame without room for text. */
export function QuietRetry({ label, onRetry }: StandIn) {
  return <IconButton icon={<RotateCw />} label={label} onClick={onRetry} />;
}
