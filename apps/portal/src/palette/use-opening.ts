import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { openDialog } from '../base/open-dialog.ts';
import type { ActionGroup } from '../page/page-actions.ts';
import { isPaletteKey } from '../base/palette-key.ts';
import { typedKeys } from './typed-keys.ts';

export interface OpenedPalette {
  /** What was typed before the palette was there. */
  readonly typed: string;
  /** The element that had the focus before. */
  readonly focused: Element | null;
  /** What the page offered when it opened. */
  readonly offered: readonly ActionGroup[];
}

export interface OpeningOptions {
  /** Loads the code of the palette, and reads what the page offers. */
  readonly prepare: (focused: Element | null) => Promise<readonly ActionGroup[]>;
  readonly onLoadError: () => void;
}

/** Opens the palette by its keys or its button, and closes it. */
export function useOpening({ prepare, onLoadError }: OpeningOptions) {
  const [opened, setOpened] = useState<OpenedPalette>();
  const isOpening = useRef(false);

  const open = async (): Promise<void> => {
    if (isOpening.current) return;
    isOpening.current = true;
    const focused = document.activeElement;
    const keys = typedKeys();
    try {
      const offered = await prepare(focused);
      // The field has the focus before the next key.
      if (!keys.isCancelled()) flushSync(() => setOpened({ typed: keys.text(), focused, offered }));
    } catch {
      onLoadError();
    } finally {
      keys.end();
      isOpening.current = false;
    }
  };

  /** The action begins once the focus is back, so that its dialog returns the focus there as well. */
  const close = (then?: () => void) => {
    flushSync(() => setOpened(undefined));
    if (then) setTimeout(then);
  };

  const toggle = useEffectEvent((event: KeyboardEvent) => {
    if (!isPaletteKey(event)) return;
    event.preventDefault();
    if (event.repeat) return;
    if (opened) close();
    else if (!document.querySelector(openDialog)) void open();
  });
  useEffect(() => {
    document.addEventListener('keydown', toggle, true);
    return () => document.removeEventListener('keydown', toggle, true);
  }, []);

  return { opened, open: () => void open(), close };
}
