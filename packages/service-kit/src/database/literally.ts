/** A pattern for `$regex` that finds this text and nothing else: what people type is no pattern. */
export const literally = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
