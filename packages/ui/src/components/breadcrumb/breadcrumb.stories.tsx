import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { expectNothingSpills, hostile, inANarrowPlace } from '../../testing/hostile.tsx';
import { breadcrumbDocs } from './breadcrumb.docs.ts';
import { Breadcrumb } from './breadcrumb.tsx';

const meta = preview.meta({
  title: 'Blocks/Breadcrumb',
  component: Breadcrumb,
  args: { items: [{ label: 'Orders', href: '#orders' }, { label: '1004' }] },
  parameters: { block: breadcrumbDocs },
});

export const Default = meta.story({ tags: ['visual'] });
Default.test('leads back and names the present page', async ({ canvas }) => {
  await expect(canvas.getByRole('navigation', { name: 'Breadcrumb' })).toBeVisible();
  await expect(canvas.getByRole('link', { name: 'Orders' })).toHaveAttribute('href', '#orders');
  await expect(canvas.getByText('1004')).toHaveAttribute('aria-current', 'page');
});

export const TopLevel = meta.story({ args: { items: [{ label: 'Orders' }] } });
TopLevel.test('has nowhere to lead back to', async ({ canvas }) => {
  await expect(canvas.queryByRole('link')).toBeNull();
  await expect(canvas.getByText('Orders')).toHaveAttribute('aria-current', 'page');
});

export const OwnBeginning = meta.story({ args: { items: [{ label: 'Orders', href: '#orders' }] } });
OwnBeginning.test('leads to the beginning of the page one is on', async ({ canvas }) => {
  const link = canvas.getByRole('link', { name: 'Orders', current: 'page' });
  await expect(link).toHaveAttribute('href', '#orders');
});

export const RightToLeft = meta.story({ globals: { dir: 'rtl' } });
RightToLeft.test('leads back at the right', async ({ canvas }) => {
  const left = (text: string) => canvas.getByText(text).getBoundingClientRect().left;
  await expect(left('Orders')).toBeGreaterThan(left('1004'));
});

export const HostileContent = meta.story({
  args: {
    items: [
      { label: hostile.long, href: '#1' },
      { label: hostile.long, href: '#2' },
      { label: hostile.rightToLeft, href: '#3' },
      { label: hostile.long },
    ],
  },
  decorators: [inANarrowPlace],
});
HostileContent.test('leaves each link as wide as can be hit', async ({ canvas }) => {
  for (const link of canvas.getAllByRole('link')) {
    await expect(link.getBoundingClientRect().width).toBeGreaterThanOrEqual(24);
  }
});
HostileContent.test('cuts its steps within 200 px, equal ones too', async ({ canvas, canvasElement }) => {
  await expect(canvas.getAllByRole('link')).toHaveLength(3);
  await expect(canvas.getAllByTitle(hostile.long)).toHaveLength(3);
  await expectNothingSpills(canvasElement);
});
