import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { expectNoOverflow, hostile, inNarrowContainer } from '../../testing/hostile.tsx';
import { copyButtonDocs } from '../../../docs/components/copy-button.docs.tsx';
import { CopyButton } from './copy-button.tsx';

const writeText = fn(async () => {});

const meta = preview.meta({
  title: 'Blocks/Copy button',
  component: CopyButton,
  args: { name: 'Copy phone', text: '0412 000 418' },
  beforeEach: () => {
    writeText.mockReset();
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
    return () => Reflect.deleteProperty(navigator, 'clipboard');
  },
  parameters: { block: copyButtonDocs },
});

/** Copies a phone number. */
export const Default = meta.story({ tags: ['visual'] });
Default.test('copies its text and announces it for 1500 ms', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Copy phone' }));
  await expect(writeText).toHaveBeenCalledWith('0412 000 418');
  await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Copied'));
  await waitFor(() => expect(canvas.getByRole('status')).toBeEmptyDOMElement(), { timeout: 2500 });
});

export const CopyRefused = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: () => {
    writeText.mockRejectedValue(new Error('denied'));
  },
});
CopyRefused.test('does not announce a copy that the browser refused', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Copy phone' }));
  await expect(writeText).toHaveBeenCalled();
  await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
});

/** There is nothing to copy. */
export const NothingToCopy = meta.story({ args: { text: null } });
NothingToCopy.test('copies and announces nothing', async ({ canvas, userEvent }) => {
  const button = canvas.getByRole('button', { name: 'Copy phone' });
  await expect(button).toBeDisabled();
  await userEvent.click(button);
  await expect(writeText).not.toHaveBeenCalled();
});

export const HostileContent = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { name: hostile.long, text: `${hostile.markup}${hostile.emoji}${hostile.loneSurrogate}` },
  decorators: [inNarrowContainer],
});
HostileContent.test('copies its text unchanged', async ({ canvas, canvasElement, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: hostile.long }));
  await expect(writeText).toHaveBeenCalledWith(`${hostile.markup}${hostile.emoji}${hostile.loneSurrogate}`);
  await expectNoOverflow(canvasElement);
});
