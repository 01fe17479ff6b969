import { latinKey } from './latin-key.ts';

const apple = /mac|iphone|ipad/i.test(navigator.platform);

/** The keys that open the palette, for screen readers and as shown. */
export const paletteKeys = apple
  ? { aria: 'Meta+K', shown: '⌘K', named: 'Cmd+K', newTab: '⌘ Enter' }
  : { aria: 'Control+K', shown: 'Ctrl K', named: 'Ctrl+K', newTab: 'Ctrl Enter' };

/** Apple systems use Ctrl+K in fields themselves (OP-297). */
export const isPaletteKey = (event: KeyboardEvent): boolean => {
  const { ctrlKey, metaKey, altKey, shiftKey } = event;
  return (
    latinKey(event).toLowerCase() === 'k' && ctrlKey === !apple && metaKey === apple && !altKey && !shiftKey
  );
};
