import { Box, HStack, Stack, useUiTexts } from '@meet/ui';
import { ZoomIn, ZoomOut } from 'lucide-react';
import { useState } from 'react';
import Cropper from 'react-easy-crop';
import type { CropArea } from './cropToPng.ts';
import { cropperStyles } from './cropperStyles.ts';

const ZOOM_MAX = 4;

export interface AvatarCropperProps {
  /** Object URL or data URL of the chosen picture. */
  image: string;
  /** Called with the chosen square, in the picture's own pixels, for `cropToPng`. */
  onChange: (area: CropArea) => void;
  /** Called when the picture can't be read. */
  onError?: () => void;
}

/** Lets a person move and zoom a picture under a round window. Arrow keys move it, the slider zooms. */
export function AvatarCropper({ image, onChange, onError }: AvatarCropperProps) {
  const texts = useUiTexts();
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  return (
    <Stack gap={4}>
      <Box position="relative" h="288px" borderRadius="control" overflow="hidden" bg="bg.muted">
        <Cropper
          image={image}
          crop={crop}
          zoom={zoom}
          aspect={1}
          maxZoom={ZOOM_MAX}
          cropShape="round"
          showGrid={false}
          // The library would insert a style element as HTML, which the page's content security policy refuses.
          disableAutomaticStylesInjection
          style={cropperStyles}
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropAreaChange={(_, area) => onChange(area)}
          mediaProps={{ onError }}
        />
      </Box>
      <HStack gap={3} color="fg.muted">
        <ZoomOut size={18} aria-hidden />
        <input
          type="range"
          aria-label={texts.zoom}
          min={1}
          max={ZOOM_MAX}
          step={0.05}
          value={zoom}
          onChange={(event) => setZoom(Number(event.target.value))}
          style={{ flex: 1, accentColor: 'var(--meet-colors-accent-solid)' }}
        />
        <ZoomIn size={18} aria-hidden />
      </HStack>
    </Stack>
  );
}
