/** Pictures that come with the room; each is a file of this name in `pictures/`. */
export const PICTURES = ['hills', 'study', 'sea'] as const;

/** Choices of the background, in the order in which people see them. `own` is the person's own picture. */
export const BACKGROUNDS = ['none', 'blur-light', 'blur', ...PICTURES, 'own'] as const;

export type Background = (typeof BACKGROUNDS)[number];

const isBackground = (value: string): value is Background => (BACKGROUNDS as readonly string[]).includes(value);

/** Reads a stored choice. One that no longer exists gives the strong blur, since the person chose to hide the room. */
export function toBackground(value: string | undefined): Background {
  if (!value) return 'none';
  return isBackground(value) ? value : 'blur';
}

/** Returns the address of a picture; `base` is the address of the folder that the room is served from. */
export const getPictureUrl = (picture: (typeof PICTURES)[number], base: string): string =>
  new URL(`backgrounds/${picture}.svg`, base).href;

export const isPicture = (background: Background): background is (typeof PICTURES)[number] =>
  (PICTURES as readonly string[]).includes(background);
