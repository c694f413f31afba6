import { IconButton } from '@meet/ui';
import { RotateCw } from 'lucide-react';
import type { StandIn } from './StandIn.ts';

/** Tries again where a place of the frame has no room for words. */
export function QuietRetry({ label, onRetry }: StandIn) {
  return <IconButton icon={<RotateCw />} label={label} onClick={onRetry} />;
}
