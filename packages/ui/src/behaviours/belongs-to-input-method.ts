/** The code of a key that an input method handles. Safari reports the key that ends a word by it alone. */
const handledCode = 229;

interface Press {
  readonly isComposing: boolean;
  readonly keyCode: number;
}

/** Whether a key belongs to an input method that composes a word, so that it is no command. */
export const belongsToInputMethod = ({ isComposing, keyCode }: Press): boolean =>
  isComposing || keyCode === handledCode;
