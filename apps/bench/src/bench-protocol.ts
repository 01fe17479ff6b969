/** What a page offers to the driver of the bench, which changes the view through it and times what the page does. */
export interface BenchProtocol {
  readonly name: string;
  /** Rows or columns out of sight are not in the document. */
  readonly virtual: boolean;
  /** Most rows a page may have. */
  readonly maxPageSize: number;
  /** Makes a page's rows ahead, so that making them is not timed. */
  prepare(page: number, size: number, descending: boolean): void;
  /** The ids that the page has to show, from the top. */
  expected(page: number, size: number, descending: boolean): readonly number[];
  setPage(page: number): Promise<void>;
  setPageSize(size: number): Promise<void>;
  sort(descending: boolean): Promise<void>;
  selectAll(on: boolean): Promise<void>;
}

declare global {
  interface Window {
    __bench?: BenchProtocol;
  }
}

/** Resolves in a task of its own once the frame with everything done so far is on its way to the screen. */
export function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => {
      const channel = new MessageChannel();
      channel.port1.addEventListener('message', () => resolve(), { once: true });
      channel.port1.start();
      channel.port2.postMessage(null);
    });
  });
}
