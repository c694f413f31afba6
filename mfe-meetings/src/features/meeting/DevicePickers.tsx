import { useBehavior, useTexts, type Behavior } from '@meet/remote-kit';
import { Banner, Button, Field, Grid, HStack, Select } from '@meet/ui';
import { RotateCw } from '@meet/ui/icons';
import { lazy, Suspense } from 'react';
import type { DevicePreview } from '../../state/createDevicePreview.ts';
import { BackgroundButton } from './BackgroundButton.tsx';
import { SpeakerTest } from './SpeakerTest.tsx';

const BackgroundSlow = lazy(async () => ({ default: (await import('./BackgroundDialog.tsx')).BackgroundSlow }));

/** Lets the person choose camera and microphone. If one is not available, it explains the remedy. */
export function DevicePickers({ preview }: { preview: DevicePreview }) {
  const t = useTexts();
  const microphoneTrouble = useBehavior(preview.microphoneTrouble$);
  const cameraTrouble = useBehavior(preview.cameraTrouble$);
  const cameraOn = useBehavior(preview.cameraOn$);
  const backgroundState = useBehavior(preview.backgroundState$);
  const trouble = microphoneTrouble ?? (cameraOn ? cameraTrouble : undefined);
  return (
    <>
      {backgroundState === 'slow' && preview.background && (
        <Suspense fallback={null}>
          <BackgroundSlow background={preview.background} />
        </Suspense>
      )}
      {trouble && (
        <Banner
          tone="warning"
          role="status"
          actions={
            trouble !== 'unsupported' && (
              <Button size="sm" variant="ghost" icon={<RotateCw aria-hidden />} onClick={preview.retry}>
                {t('preview.retry')}
              </Button>
            )
          }
        >
          {t(microphoneTrouble ? `preview.microphone.${microphoneTrouble}` : `preview.camera.${trouble}`)}
        </Banner>
      )}
      <Grid gridTemplateColumns="repeat(2, minmax(0, 1fr))" gap={3}>
        <Picker
          label={t('preview.microphoneLabel')}
          devices$={preview.microphones$}
          chosen$={preview.microphoneId$}
          busy$={preview.busy$}
          onChoose={preview.chooseMicrophone}
        />
        <Picker
          label={t('preview.cameraLabel')}
          devices$={preview.cameras$}
          chosen$={preview.cameraId$}
          busy$={preview.busy$}
          onChoose={preview.chooseCamera}
        />
      </Grid>
      <HStack justifyContent="flex-start" mt={-2}>
        <SpeakerTest />
        {preview.background && <BackgroundButton background={preview.background} />}
      </HStack>
    </>
  );
}

interface PickerProps {
  label: string;
  devices$: Behavior<readonly MediaDeviceInfo[]>;
  chosen$: Behavior<string>;
  /** Whether devices are still being searched, so that none is reported as missing yet. */
  busy$: Behavior<boolean>;
  onChoose: (id: string) => void;
}

function Picker({ label, devices$, chosen$, busy$, onChoose }: PickerProps) {
  const t = useTexts();
  const devices = useBehavior(devices$);
  const chosen = useBehavior(chosen$);
  const isBusy = useBehavior(busy$);
  const none = isBusy ? 'preview.lookingForDevice' : 'preview.noDevice';
  const options = devices.map((device, index) => ({
    value: device.deviceId,
    label: device.label || t('preview.deviceNumber', { number: index + 1 }),
  }));
  return (
    <Field label={label} slim>
      {(control) => (
        <Select
          {...control}
          size="sm"
          options={options}
          placeholder={t(devices.length ? 'preview.chooseDevice' : none)}
          value={options.some(({ value }) => value === chosen) ? chosen : ''}
          disabled={devices.length === 0}
          onChange={(event) => onChoose(event.target.value)}
        />
      )}
    </Field>
  );
}
