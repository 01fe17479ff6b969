import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { expectNoOverflow, hostile, inNarrowContainer } from '../../testing/hostile.tsx';
import { Avatar } from '../avatar/index.ts';
import { Breadcrumb } from '../breadcrumb/index.ts';
import { Button } from '../button/index.ts';
import { topBarDocs } from '../../../docs/components/top-bar.docs.tsx';
import { TopBar } from './top-bar.tsx';

const meta = preview.meta({
  title: 'Blocks/Top bar',
  component: TopBar,
  args: {
    children: <Breadcrumb items={[{ label: 'Orders', href: '#orders' }, { label: '1004' }]} />,
    end: (
      <Button variant="ghost">
        <Avatar name="Fiona Full" /> Fiona Full
      </Button>
    ),
  },
  parameters: { block: topBarDocs, layout: 'fullscreen' },
});

/** The breadcrumb at the start and the account at the end. */
export const Default = meta.story({ tags: ['visual'] });
Default.test('has the breadcrumb and the account', async ({ canvas }) => {
  await expect(canvas.getByRole('navigation', { name: 'Breadcrumb' })).toBeVisible();
  await expect(canvas.getByRole('button', { name: 'Fiona Full' })).toBeVisible();
  await expect(canvas.getByRole('banner').getBoundingClientRect().height).toBe(48);
});

/** The top bar in a right-to-left page. */
export const RightToLeft = meta.story({ globals: { dir: 'rtl' } });
RightToLeft.test('begins at the right and ends with the account at the left', async ({ canvas }) => {
  const left = (element: HTMLElement) => element.getBoundingClientRect().left;
  await expect(left(canvas.getByRole('navigation'))).toBeGreaterThan(left(canvas.getByRole('button')));
});

/** Very long content at both ends. */
export const HostileContent = meta.story({
  args: {
    children: <Breadcrumb items={[{ label: hostile.long, href: '#1' }, { label: hostile.long }]} />,
    end: <Button variant="ghost">{hostile.long}</Button>,
  },
  decorators: [inNarrowContainer],
});
HostileContent.test('keeps its height and its parts apart', async ({ canvas, canvasElement }) => {
  await expect(canvas.getByRole('banner').getBoundingClientRect().height).toBe(48);
  const account = canvas.getByRole('button').getBoundingClientRect();
  const path = canvas.getByRole('navigation').getBoundingClientRect();
  await expect(path.right).toBeLessThanOrEqual(account.left);
  await expectNoOverflow(canvasElement);
});
