import { RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../buttons/Button.tsx';
import { useUiTexts } from '../provider/UiTexts.ts';
import { EmptyState, type EmptyStateProps } from './EmptyState.tsx';

export interface ErrorStateProps extends Pick<
  EmptyStateProps,
  'illustration' | 'title' | 'description' | 'compact' | 'as'
> {
  onRetry?: () => void;
  retrying?: boolean;
  /** Shown beside Retry. */
  action?: ReactNode;
}

/** Shows a failure, with a button to try again. */
export function ErrorState({ onRetry, retrying, action, ...state }: ErrorStateProps) {
  const texts = useUiTexts();
  return (
    <div role="alert">
      <EmptyState
        {...state}
        action={
          <>
            {onRetry && (
              <Button icon={<RotateCw aria-hidden />} onClick={onRetry} loading={retrying}>
                {texts.retry}
              </Button>
            )}
            {action}
          </>
        }
      />
    </div>
  );
}
