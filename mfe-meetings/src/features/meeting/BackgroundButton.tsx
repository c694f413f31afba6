import { useTexts } from '@meet/remote-kit';
import { Button } from '@meet/ui';
import { Image } from '@meet/ui/icons';
import { lazy, Suspense, useState } from 'react';
import type { BackgroundControl } from '../../state/createBackgroundControl.ts';

const BackgroundDialog = lazy(async () => ({ default: (await import('./BackgroundDialog.tsx')).BackgroundDialog }));

/** Opens the choice of what others see behind the person. */
export function BackgroundButton({ background }: { background: BackgroundControl }) {
  const t = useTexts();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        size="sm"
        variant="ghost"
        icon={<Image aria-hidden />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {t('preview.background')}
      </Button>
      {open && (
        <Suspense fallback={null}>
          <BackgroundDialog background={background} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
