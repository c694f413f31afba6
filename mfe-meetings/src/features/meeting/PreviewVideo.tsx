import { JOIN_PAGE } from '@meet/meetings-contract/join-page';
import { useBehavior, useTexts } from '@meet/remote-kit';
import { Avatar, Box, HStack, IconButton, Stack, Text } from '@meet/ui';
import { Mic, MicOff, Video, VideoOff } from '@meet/ui/icons';
import { useEffect, useRef } from 'react';
import { LevelMeter } from '../../parts/LevelMeter.tsx';
import type { DevicePreview, DeviceTrouble } from '../../state/createDevicePreview.ts';

/** Returns the reason for which there is no picture. */
function getOffText(trouble: DeviceTrouble | undefined, isDrawing: boolean): string {
  if (trouble) return `preview.camera.${trouble}`;
  return isDrawing ? 'preview.backgroundLoading' : 'preview.cameraOff';
}

/** Shows the person as others will see them, with switches for camera and microphone. */
export function PreviewVideo({ preview, name }: { preview: DevicePreview; name: string }) {
  const t = useTexts();
  const video = useRef<HTMLVideoElement>(null);
  const stream = useBehavior(preview.stream$);
  const cameraOn = useBehavior(preview.cameraOn$);
  const microphoneOn = useBehavior(preview.microphoneOn$);
  const trouble = useBehavior(preview.cameraTrouble$);
  const isDrawing = useBehavior(preview.backgroundState$) === 'loading';
  const hasPicture = cameraOn && !trouble && (stream?.getVideoTracks().length ?? 0) > 0;

  useEffect(() => {
    if (video.current) video.current.srcObject = stream ?? null;
  }, [stream, hasPicture]);

  return (
    <Box position="relative" w="full" {...JOIN_PAGE.picture} overflow="hidden" color="white" boxShadow="float">
      {hasPicture ? (
        <Box
          as="video"
          ref={video as never}
          {...{ autoPlay: true, muted: true, playsInline: true }}
          aria-label={t('preview.yourPicture')}
          w="full"
          h="full"
          objectFit="cover"
          transform="scaleX(-1)"
        />
      ) : (
        <Stack position="absolute" inset={0} alignItems="center" justifyContent="center" gap={3} p={6} pb={20}>
          <Avatar name={name || '?'} size={88} />
          <Text tone="inherit" textAlign="center" opacity={0.85}>
            {t(getOffText(cameraOn ? trouble : undefined, isDrawing && cameraOn))}
          </Text>
        </Stack>
      )}
      <HStack
        position="absolute"
        insetX={0}
        bottom={0}
        justifyContent="center"
        gap={3}
        p={4}
        bgImage="linear-gradient(to top, rgba(0,0,0,0.55), transparent)"
      >
        <IconButton
          size="lg"
          round
          variant={microphoneOn ? 'secondary' : 'danger'}
          label={t(microphoneOn ? 'preview.muteMicrophone' : 'preview.unmuteMicrophone')}
          icon={microphoneOn ? <Mic /> : <MicOff />}
          aria-pressed={microphoneOn}
          onClick={preview.toggleMicrophone}
        />
        <IconButton
          size="lg"
          round
          variant={cameraOn ? 'secondary' : 'danger'}
          label={t(cameraOn ? 'preview.stopCamera' : 'preview.startCamera')}
          icon={cameraOn ? <Video /> : <VideoOff />}
          aria-pressed={cameraOn}
          onClick={preview.toggleCamera}
        />
      </HStack>
      {microphoneOn && (
        <Box position="absolute" insetStart={4} bottom={7} display={{ base: 'none', sm: 'block' }}>
          <LevelMeter level$={preview.level$} />
        </Box>
      )}
    </Box>
  );
}
