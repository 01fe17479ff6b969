import { expect, screen, waitFor, within, type userEvent } from 'storybook/test';

const inside = (element: HTMLElement) => within(element);
export type Canvas = ReturnType<typeof inside>;

/** The part of a story's context that steps use. */
export interface Play {
  readonly canvas: Canvas;
  readonly canvasElement: HTMLElement;
  readonly userEvent: ReturnType<typeof userEvent.setup>;
}

/** Queries the whole page, because menus and dialogs render outside the story's element. */
export const page = ({ canvasElement }: Pick<Play, 'canvasElement'>) =>
  inside(canvasElement.ownerDocument.body);

/** Waits until the portal is at an address. */
export const arriveAt = ({ canvas }: Pick<Play, 'canvas'>, address: string): Promise<void> =>
  waitFor(() => expect(canvas.getByTestId('address').textContent).toBe(address));

/** Confirms that what was entered in a dialog is lost. */
export const discard = async ({ userEvent }: Pick<Play, 'userEvent'>): Promise<void> =>
  userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
