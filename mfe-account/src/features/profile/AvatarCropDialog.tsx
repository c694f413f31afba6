import { uploadAvatar } from '@meet/accounts-contract';
import { CallFailure } from '@meet/contracts/client';
import { useHost, useTexts } from '@meet/remote-kit';
import { Button, Dialog } from '@meet/ui';
import { AvatarCropper, cropToPng, type CropArea } from '@meet/ui/cropper';
import { useRef, useState } from 'react';

/** Edge of the stored square in pixels. */
const AVATAR_EDGE = 267;

interface Props {
  /** Object URL of the chosen file. */
  readonly image: string;
  readonly onDone: (avatar: string) => void;
  readonly onClose: () => void;
}

export function AvatarCropDialog({ image, onDone, onClose }: Props) {
  const t = useTexts();
  const { api, toast } = useHost();
  const area = useRef<CropArea>(undefined);
  /** Whether the picture was measured, so that it can be cropped. */
  const [isMeasured, setIsMeasured] = useState(false);
  const [busy, setBusy] = useState(false);

  async function save() {
    if (!area.current) return;
    setBusy(true);
    try {
      const square = await cropToPng(image, area.current, AVATAR_EDGE);
      const { avatar } = await api.upload(uploadAvatar, { avatar: square });
      onDone(avatar);
    } catch (error) {
      setBusy(false);
      const refusal = error instanceof CallFailure ? error.message : '';
      toast({ type: 'error', message: refusal || t('profile.uploadFailed') });
    }
  }

  return (
    <Dialog
      open
      sticky
      title={t('profile.crop')}
      description={t('profile.cropHelp')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('profile.cancel')}</Button>
          <Button variant="primary" loading={busy} disabled={!isMeasured} onClick={() => void save()}>
            {t('profile.save')}
          </Button>
        </>
      }
    >
      <AvatarCropper
        image={image}
        onChange={(chosen) => {
          area.current = chosen;
          setIsMeasured(true);
        }}
        onError={() => {
          toast({ type: 'error', message: t('profile.avatarType') });
          onClose();
        }}
      />
    </Dialog>
  );
}
