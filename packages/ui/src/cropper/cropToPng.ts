export interface CropArea {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Returns the chosen square as a PNG data URL of `size` × `size` px. Rejects when the picture can't be read. */
export async function cropToPng(image: string, area: CropArea, size: number): Promise<string> {
  const picture = new Image();
  picture.src = image;
  await picture.decode();
  const canvas = document.createElement('canvas');
  canvas.width = size;
  canvas.height = size;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser has no 2D canvas.');
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, area.x, area.y, area.width, area.height, 0, 0, size, size);
  return canvas.toDataURL('image/png');
}
