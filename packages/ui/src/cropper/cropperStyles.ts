import type { CSSProperties } from 'react';

/** Copy of the cropper's own styles, for a picture under a round window. */
export const cropperStyles: Record<'containerStyle' | 'mediaStyle' | 'cropAreaStyle', CSSProperties> = {
  containerStyle: {
    position: 'absolute',
    inset: 0,
    display: 'flex',
    justifyContent: 'center',
    alignItems: 'center',
    overflow: 'hidden',
    userSelect: 'none',
    touchAction: 'none',
    cursor: 'move',
  },
  mediaStyle: { position: 'absolute', inset: 0, margin: 'auto', maxWidth: '100%', maxHeight: '100%' },
  cropAreaStyle: {
    position: 'absolute',
    left: '50%',
    top: '50%',
    transform: 'translate(-50%, -50%)',
    boxSizing: 'border-box',
    border: '1px solid rgba(255, 255, 255, 0.5)',
    borderRadius: '50%',
    boxShadow: '0 0 0 9999em',
    color: 'rgba(0, 0, 0, 0.5)',
    overflow: 'hidden',
  },
};
