/** Returns a pattern for `$regex` that matches exactly this text. It escapes what people type. */
export const literally = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
