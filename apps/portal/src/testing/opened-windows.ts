import { spyOn } from 'storybook/test';

export interface OpenedWindow {
  readonly address: string;
  /** The opener that the new window can access. */
  opener: unknown;
}

/**
 * Records the windows that the page opens, instead of opening them. Returns them in order, and a function to restore.
 */
export function catchWindows() {
  const windows: OpenedWindow[] = [];
  let allowed = true;
  const open = spyOn(window, 'open').mockImplementation((address) => {
    if (!allowed) return null;
    const opened: OpenedWindow = { address: String(address), opener: window };
    windows.push(opened);
    return opened as unknown as Window;
  });
  return {
    windows: windows as readonly OpenedWindow[],
    /** Blocks all further windows, like a popup blocker. */
    refuse: () => void (allowed = false),
    release: () => open.mockRestore(),
  };
}
