import { expect, fn, waitFor } from 'storybook/test';
import preview from '../preview.tsx';
import { CopyLink, CopyLinkControl } from './copy-link.tsx';

const writeText = fn();

/** The button of the pages and of the toolbar. Hidden in the sidebar. */
const meta = preview.meta({
  title: 'Review/Copy link states',
  component: CopyLink,
  tags: ['!dev', '!autodocs'],
  beforeEach: () => {
    writeText.mockReset();
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
    return () => Reflect.deleteProperty(navigator, 'clipboard');
  },
});

const address =
  'https://workbench.example/?path=/docs/blocks-button--docs&globals=tenant:banksia;mode:dark;dir:rtl';

export const Copied = meta.story({
  tags: ['state:desk.link.copied'],
  render: () => (
    <div className="grid justify-items-start gap-4">
      <CopyLinkControl copied address={undefined} copy={async () => {}} />
      <CopyLinkControl copied={false} address={address} copy={async () => {}} />
    </div>
  ),
});
Copied.test('says that the link was copied, or shows the address selected (DESK-019)', async ({ canvas }) => {
  await expect(canvas.getByRole('button', { name: 'Link copied' })).toBeVisible();
  const field = canvas.getByRole<HTMLInputElement>('textbox', { name: 'Address of this page' });
  await expect(field.selectionEnd).toBe(address.length);
});

export const Copying = meta.story();
Copying.test('copies the address and says so for two seconds (DESK-019)', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Copy link' }));
  await expect(writeText.mock.calls[0]?.[0]).toMatch(/^http/);
  await expect(canvas.getByRole('status')).toHaveTextContent('Link copied');
  await waitFor(() => expect(canvas.getByRole('button', { name: 'Copy link' })).toBeVisible());
});
Copying.test('shows the address where there is no clipboard (DESK-019)', async ({ canvas, userEvent }) => {
  writeText.mockRejectedValue(new Error('Denied'));
  await userEvent.click(canvas.getByRole('button', { name: 'Copy link' }));
  const field = await canvas.findByRole<HTMLInputElement>('textbox', { name: 'Address of this page' });
  await expect(field).toHaveFocus();
  await expect(field.selectionEnd).toBe(field.value.length);
});
