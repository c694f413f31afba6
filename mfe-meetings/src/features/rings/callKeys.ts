const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent);
const MODIFIERS = isApple ? 'Option+Shift+' : 'Alt+Shift+';

/** Keys that answer a call wherever the focus is, even in a field: they type nothing. */
export const CALL_KEYS = {
  accept: { letter: 'a', keys: isApple ? '⌥ ⇧ A' : 'Alt Shift A', spoken: `${MODIFIERS}A` },
  decline: { letter: 'd', keys: isApple ? '⌥ ⇧ D' : 'Alt Shift D', spoken: `${MODIFIERS}D` },
} as const;

export type CallAnswer = keyof typeof CALL_KEYS;

/** Returns the answer of a pressed key. If Alt changes the key's character, its position on the keyboard counts. */
export function getAnswer(event: KeyboardEvent): CallAnswer | undefined {
  const { key, code, altKey, shiftKey, ctrlKey, metaKey, repeat } = event;
  if (!altKey || !shiftKey || ctrlKey || metaKey || repeat) return undefined;
  const letter = /^[a-z]$/i.test(key) ? key.toLowerCase() : code.replace(/^Key/, '').toLowerCase();
  return (Object.keys(CALL_KEYS) as CallAnswer[]).find((answer) => CALL_KEYS[answer].letter === letter);
}
