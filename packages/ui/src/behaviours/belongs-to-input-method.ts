/** The code of a key that an input method handles. Safari reports the key that ends a word with it alone. */
const handled = 229;

/** Whether a key belongs to an input method that composes a word, so that it is no command. */
export const belongsToInputMethod = (event: KeyboardEvent): boolean =>
  // oxlint-disable-next-line typescript/no-deprecated -- the only sign of it in Safari
  event.isComposing || event.keyCode === handled;
