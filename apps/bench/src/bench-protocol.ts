/** The functions of a page that the driver of the bench calls to change the view and to time it. */
export interface BenchProtocol {
  readonly name: string;
  /** Rows or columns outside the viewport are not in the document. */
  readonly virtual: boolean;
  /** Maximum rows of a page. */
  readonly maxPageSize: number;
  /** Creates the rows of a page in advance, so that creating them is not timed. */
  prepare(page: number, size: number, descending: boolean): void;
  /** The ids that the page must show, from the top. */
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

/** Resolves in a separate task after the frame with all changes has been painted. */
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
