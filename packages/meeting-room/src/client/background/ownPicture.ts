import { BACKGROUND_FILE_MAX_BYTES } from '../../protocol/limits.ts';

/** Reason for which a file can't be the person's own picture. */
export type PictureProblem = 'tooLarge' | 'noPicture' | 'notStored';

/** Types of files that are offered. Browsers decode each of them. */
export const PICTURE_TYPES = 'image/jpeg,image/png,image/webp';

/** Largest size in which a picture is kept: no camera's picture in a meeting is larger. */
const SIZE_MAX = { width: 1280, height: 720 };
const QUALITY = 0.85;
const DATABASE = 'meet-background';
const STORE = 'pictures';
const KEY = 'own';

/**
 * Keeps a file as the person's own picture, on this device alone. The picture is drawn again at a smaller size, so that
 * no data about place and camera remain. Returns the reason if that is not possible.
 */
export async function keepOwnPicture(file: File): Promise<PictureProblem | undefined> {
  if (file.size > BACKGROUND_FILE_MAX_BYTES) return 'tooLarge';
  let picture: Blob;
  try {
    picture = await shrink(file);
  } catch {
    return 'noPicture';
  }
  try {
    await inStore('readwrite', (store) => store.put(picture, KEY));
    return undefined;
  } catch {
    return 'notStored';
  }
}

/** Returns the person's own picture, if there is one. */
export async function readOwnPicture(): Promise<Blob | undefined> {
  try {
    const found: unknown = await inStore('readonly', (store) => store.get(KEY));
    return found instanceof Blob ? found : undefined;
  } catch {
    return undefined;
  }
}

async function shrink(file: Blob): Promise<Blob> {
  const bitmap = await createImageBitmap(file);
  const scale = Math.min(1, Math.max(SIZE_MAX.width / bitmap.width, SIZE_MAX.height / bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.min(SIZE_MAX.width, Math.round(bitmap.width * scale));
  canvas.height = Math.min(SIZE_MAX.height, Math.round(bitmap.height * scale));
  const [width, height] = [bitmap.width * scale, bitmap.height * scale];
  const context = canvas.getContext('2d')!;
  context.drawImage(bitmap, (canvas.width - width) / 2, (canvas.height - height) / 2, width, height);
  bitmap.close();
  const { promise, resolve } = Promise.withResolvers<Blob | null>();
  canvas.toBlob(resolve, 'image/jpeg', QUALITY);
  const blob = await promise;
  if (!blob) throw new Error('the picture could not be written');
  return blob;
}

async function inStore<T>(mode: IDBTransactionMode, act: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const opening = indexedDB.open(DATABASE, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(STORE);
  const database = await settled(opening);
  try {
    return await settled(act(database.transaction(STORE, mode).objectStore(STORE)));
  } finally {
    database.close();
  }
}

function settled<T>(request: IDBRequest<T>): Promise<T> {
  const { promise, resolve, reject } = Promise.withResolvers<T>();
  request.onsuccess = () => resolve(request.result);
  request.onerror = () => reject(request.error ?? new Error('the browser refused'));
  return promise;
}
