import { spyOn } from 'storybook/test';

export interface OpenedWindow {
  readonly address: string;
  /** What the window could reach back to. */
  opener: unknown;
}

/** Keeps which windows the page opens, in place of the browser. Returns them, in order, and the way back. */
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
    /** From now on the browser refuses every window. */
    refuse: () => void (allowed = false),
    release: () => open.mockRestore(),
  };
}
