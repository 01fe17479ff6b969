import { Plus } from 'lucide';
import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { expectNoOverflow, hostile, inNarrowContainer } from '../../testing/hostile.tsx';
import { Badge } from '../badge/index.ts';
import { Button } from '../button/index.ts';
import { ToggleGroup } from '../toggle-group/index.ts';
import { pageHeaderDocs } from '../../../docs/components/page-header.docs.tsx';
import { PageHeader } from './page-header.tsx';

const meta = preview.meta({
  title: 'Blocks/Page header',
  component: PageHeader,
  args: { title: 'Orders' },
  parameters: { block: pageHeaderDocs, layout: 'fullscreen' },
});

/** A title alone. */
export const Default = meta.story();
Default.test('is the heading of the page', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
});

/** All parts: count, badge, views, notice, actions and facts. */
export const WithEverything = meta.story({
  tags: ['visual'],
  args: {
    count: 147,
    aside: <Badge tone="pending">Waiting</Badge>,
    views: (
      <ToggleGroup
        label="Whose orders"
        value="all"
        items={[
          { id: 'mine', label: 'My orders' },
          { id: 'all', label: 'All orders' },
        ]}
      />
    ),
    actions: (
      <Button variant="primary" icon={Plus}>
        New
      </Button>
    ),
    facts: 'Elena Marchetti',
  },
});
WithEverything.test('has the count in the heading', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { level: 1, name: 'Orders 147' })).toBeVisible();
  await expect(canvas.getByRole('button', { name: 'New' })).toBeEnabled();
});

/** The header in a right-to-left page. */
export const RightToLeft = meta.story({ globals: { dir: 'rtl' }, args: { actions: <Button>New</Button> } });
RightToLeft.test('begins at the right and has its actions at the left', async ({ canvas }) => {
  const left = (element: HTMLElement) => element.getBoundingClientRect().left;
  await expect(left(canvas.getByRole('heading'))).toBeGreaterThan(left(canvas.getByRole('button')));
});

/** Very long texts in a narrow container. */
export const HostileContent = meta.story({
  args: {
    title: hostile.long,
    count: 1_000_000,
    aside: <Badge>{hostile.long}</Badge>,
    views: (
      <ToggleGroup
        label="Views"
        value="gone"
        items={[
          { id: 'a', label: hostile.long },
          { id: 'b', label: hostile.emoji },
        ]}
      />
    ),
    actions: <Button>{hostile.long}</Button>,
    facts: hostile.long,
  },
  decorators: [inNarrowContainer],
});
HostileContent.test(
  'keeps every part within 200 px and groups the digits of its count',
  async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('1,000,000')).toBeVisible();
    await expectNoOverflow(canvasElement);
  },
);

export const InvalidCount = meta.story({ tags: ['!dev', '!autodocs'], args: { count: NaN } });
InvalidCount.test('shows no count that is not a number', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { name: 'Orders' })).toHaveTextContent(/^Orders$/);
});
