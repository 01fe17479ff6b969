import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { expectNoOverflow, hostile, inNarrowContainer } from '../../testing/hostile.tsx';
import { breadcrumbDocs } from '../../../docs/components/breadcrumb.docs.tsx';
import { Breadcrumb } from './breadcrumb.tsx';

const meta = preview.meta({
  title: 'Blocks/Breadcrumb',
  component: Breadcrumb,
  args: { items: [{ label: 'Orders', href: '#orders' }, { label: '1004' }] },
  parameters: { block: breadcrumbDocs },
});

/** The way from the list to the current page. */
export const Default = meta.story({ tags: ['visual'] });
Default.test('leads back and names the current page', async ({ canvas }) => {
  await expect(canvas.getByRole('navigation', { name: 'Breadcrumb' })).toBeVisible();
  await expect(canvas.getByRole('link', { name: 'Orders' })).toHaveAttribute('href', '#orders');
  await expect(canvas.getByText('1004')).toHaveAttribute('aria-current', 'page');
});

/** A page of the top level. */
export const TopLevel = meta.story({ args: { items: [{ label: 'Orders' }] } });
TopLevel.test('has no page to lead back to', async ({ canvas }) => {
  await expect(canvas.queryByRole('link')).toBeNull();
  await expect(canvas.getByText('Orders')).toHaveAttribute('aria-current', 'page');
});

/** The last step leads to the start of the current page. */
export const CurrentPageLink = meta.story({ args: { items: [{ label: 'Orders', href: '#orders' }] } });
CurrentPageLink.test('leads to the start of the current page', async ({ canvas }) => {
  const link = canvas.getByRole('link', { name: 'Orders', current: 'page' });
  await expect(link).toHaveAttribute('href', '#orders');
});

/** The breadcrumb in a right-to-left page. */
export const RightToLeft = meta.story({ globals: { dir: 'rtl' } });
RightToLeft.test('leads back at the right', async ({ canvas }) => {
  const left = (text: string) => canvas.getByText(text).getBoundingClientRect().left;
  await expect(left('Orders')).toBeGreaterThan(left('1004'));
});

/** Very long and equal steps in a narrow container. */
export const HostileContent = meta.story({
  args: {
    items: [
      { label: hostile.long, href: '#1' },
      { label: hostile.long, href: '#2' },
      { label: hostile.rightToLeft, href: '#3' },
      { label: hostile.long },
    ],
  },
  decorators: [inNarrowContainer],
});
HostileContent.test('keeps each link wide enough to be pressed', async ({ canvas }) => {
  for (const link of canvas.getAllByRole('link')) {
    await expect(link.getBoundingClientRect().width).toBeGreaterThanOrEqual(24);
  }
});
HostileContent.test(
  'truncates its steps within 200 px, also equal ones',
  async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(3);
    await expect(canvas.getAllByTitle(hostile.long)).toHaveLength(3);
    await expectNoOverflow(canvasElement);
  },
);
