/** Key code that browsers give to every key that an input method handles. */
const INPUT_METHOD_KEY_CODE = 229;

/**
 * Returns whether an input method (Japanese, Chinese, Korean …) handles this key. Safari ends the composition before it
 * reports the key that ended it. Then only the key code shows that Enter chose a word.
 */
export const isComposing = (event: { readonly isComposing: boolean; readonly keyCode: number }): boolean =>
  event.isComposing || event.keyCode === INPUT_METHOD_KEY_CODE;
