export { digitsOf, grouped, type Mask } from './masked-input.model.ts';
export { plainLink, type RenderLink } from './render-link.ts';
export { useControllable, type Controllable } from './use-controllable.ts';
export { useCopied } from './use-copied.ts';
export { useDebounced } from './use-debounced.ts';
export { useFocusHome, type FocusHomeOptions } from './use-focus-home.ts';
export { useMaskedInput, type MaskedInputOptions } from './use-masked-input.ts';
export { useTextValue, type TextValueOptions } from './use-text-value.ts';
export { useValidatedValue, type RevealErrors, type ValidatedValueOptions } from './use-validated-value.ts';
