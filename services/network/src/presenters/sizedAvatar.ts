/** Returns the picture's address in a size, in pixels of its longer side; null without a picture. */
export const sizedAvatar = (avatar: string | null | undefined, size: 30 | 50) => (avatar ? `${avatar}=s${size}` : null);
