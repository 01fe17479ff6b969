import { expect, waitFor, within, type userEvent } from 'storybook/test';

const inside = (element: HTMLElement) => within(element);
export type Canvas = ReturnType<typeof inside>;

/** What a step of a story needs of its context. */
export interface Play {
  readonly canvas: Canvas;
  readonly canvasElement: HTMLElement;
  readonly userEvent: ReturnType<typeof userEvent.setup>;
}

/** The whole page: menus and dialogs stand outside the story's own element. */
export const page = ({ canvasElement }: Pick<Play, 'canvasElement'>) =>
  inside(canvasElement.ownerDocument.body);

/** Waits until the portal stands at an address. */
export const arriveAt = ({ canvas }: Pick<Play, 'canvas'>, address: string): Promise<void> =>
  waitFor(() => expect(canvas.getByTestId('address').textContent).toBe(address));
