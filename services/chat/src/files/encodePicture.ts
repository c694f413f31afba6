import { CHAT_PICTURE_EDGE_MAX, CHAT_PICTURE_PIXELS_MAX, chatErrors, type ChatFileType } from '@meet/chat-contract';
import { ServiceError } from '@meet/contracts';
import { createTurns } from '@meet/service-kit';
import { openPicture, toRefusal, type PictureFormat } from '@meet/service-kit/pictures';

const DECODING_SECONDS = 20;
const WAITING_MAX = 8;
const RETRY_AFTER_SECONDS = 2;
const ENCODINGS = {
  png: { compressionLevel: 8 },
  jpeg: { quality: 86 },
  gif: { effort: 3 },
  webp: { quality: 86 },
} as const;

/** A process encodes one picture at a time: decoding the largest takes a tenth of a gigabyte of memory. */
const encoding = createTurns(
  WAITING_MAX,
  () => new ServiceError(chatErrors.CHAT_UPLOADS_BUSY, { retryAfterSeconds: RETRY_AFTER_SECONDS }),
);

export interface EncodedPicture {
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
}

/**
 * Re-encodes a file's picture in the same format, so that no byte of the original is ever served. This removes the
 * location of a photo and data hidden behind the picture. Animations keep their frames. Throws CHAT_PICTURE_TOO_LARGE,
 * CHAT_PICTURE_DAMAGED, and CHAT_UPLOADS_BUSY if too many pictures wait.
 */
export async function encodePicture(path: string, { type }: ChatFileType): Promise<EncodedPicture> {
  const format = type.slice('image/'.length) as PictureFormat;
  try {
    const picture = await openPicture(path, {
      formats: [format],
      maxPixels: CHAT_PICTURE_PIXELS_MAX,
      animated: format === 'gif' || format === 'webp',
    });
    const { data, info } = await encoding.run(() =>
      picture
        .resize(CHAT_PICTURE_EDGE_MAX, CHAT_PICTURE_EDGE_MAX, { fit: 'inside', withoutEnlargement: true })
        .toFormat(format, ENCODINGS[format])
        .timeout({ seconds: DECODING_SECONDS })
        .toBuffer({ resolveWithObject: true }),
    );
    return { bytes: data, width: info.width, height: info.pageHeight ?? info.height };
  } catch (error) {
    if (error instanceof ServiceError) throw error;
    const max = CHAT_PICTURE_PIXELS_MAX / 1_000_000;
    throw toRefusal(error).reason === 'size'
      ? new ServiceError(chatErrors.CHAT_PICTURE_TOO_LARGE, { params: { max }, cause: error })
      : new ServiceError(chatErrors.CHAT_PICTURE_DAMAGED, { cause: error });
  }
}
