export { plainLink, type RenderLink } from './render-link.ts';
export { useControllable, type Controllable } from './use-controllable.ts';
export { useCopied } from './use-copied.ts';
export { useDebounced } from './use-debounced.ts';
