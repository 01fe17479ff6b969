import type { StoryContext } from '@storybook/react-vite';
import { IdCard } from 'lucide';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { tabsDocs } from '../../../docs/components/tabs.docs.tsx';
import { Tabs, type TabsProps } from './tabs.tsx';
import { useTabs } from './use-tabs.ts';

const tabs: TabsProps['tabs'] = [
  { id: 'licence', label: 'Driver licence', panel: 'Number and state of issue.' },
  { id: 'card', label: 'Library card', disabled: true, panel: 'Never seen.' },
  { id: 'passport', label: 'Passport', panel: 'Number and country.' },
];

const meta = preview.meta({
  title: 'Blocks/Tabs',
  component: Tabs,
  args: { label: 'Document', tabs, onValueChange: fn() },
  parameters: { block: tabsDocs },
});

async function isGoneThroughByKeyboard({
  canvas,
  userEvent,
  args,
}: Pick<StoryContext<TabsProps>, 'canvas' | 'userEvent' | 'args'>) {
  await userEvent.tab();
  await expect(canvas.getByRole('tab', { name: 'Driver licence' })).toHaveFocus();
  await expect(canvas.getByRole('tabpanel', { name: 'Driver licence' })).toHaveTextContent(
    'Number and state',
  );
  await userEvent.keyboard('{ArrowRight}');
  const passport = canvas.getByRole('tab', { name: 'Passport', selected: true });
  await expect(passport).toHaveFocus();
  await expect(args.onValueChange).toHaveBeenLastCalledWith('passport');
  const panel = canvas.getByRole('tabpanel', { name: 'Passport' });
  await expect(passport).toHaveAttribute('aria-controls', panel.id);
  await userEvent.tab();
  await expect(panel).toHaveFocus();
  await userEvent.tab({ shift: true });
  await userEvent.keyboard('{Home}');
  await expect(canvas.getByRole('tab', { name: 'Driver licence', selected: true })).toHaveFocus();
  await userEvent.keyboard('{End}');
  await expect(canvas.getByRole('tab', { name: 'Passport', selected: true })).toHaveFocus();
}

/** Three tabs, one of them disabled. */
export const Default = meta.story();
Default.test('is one tab stop with arrow keys, Home and End', isGoneThroughByKeyboard);
Default.test('keeps a disabled tab visible', async ({ canvas, userEvent, args }) => {
  const card = canvas.getByRole('tab', { name: 'Library card' });
  await expect(card).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(card);
  await expect(args.onValueChange).not.toHaveBeenCalled();
  await userEvent.click(canvas.getByRole('tab', { name: 'Passport' }));
  await expect(canvas.getByText('Number and country.')).toBeVisible();
});

function BareTabs(props: TabsProps) {
  const { chosen, listProps, getTabProps, getPanelProps } = useTabs(props);
  return (
    <>
      <p {...listProps} aria-label={props.label}>
        {props.tabs.map((tab) => (
          <button key={tab.id} {...getTabProps(tab)}>
            {tab.label}
          </button>
        ))}
      </p>
      {chosen !== undefined && (
        <p {...getPanelProps(chosen)}>{props.tabs.find(({ id }) => id === chosen)?.panel}</p>
      )}
    </>
  );
}

export const HeadlessHook = meta.story({
  tags: ['!dev', '!autodocs'],
  render: (args) => <BareTabs {...args} />,
});
HeadlessHook.test('is one tab stop with arrow keys, Home and End', isGoneThroughByKeyboard);

/** The tabs in a right-to-left page. */
export const RightToLeft = meta.story({
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
});
RightToLeft.test(
  'follows the reading direction by order and arrow keys (TEXTS-031)',
  async ({ canvas, userEvent }) => {
    const [first, second] = canvas.getAllByRole('tab').map((tab) => tab.getBoundingClientRect());
    await expect(first?.left).toBeGreaterThanOrEqual(second?.right ?? Infinity);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('tab', { name: 'Passport' })).toHaveFocus();
  },
);

/** Tabs with icons and counts. */
export const Variants = meta.story({
  tags: ['visual'],
  args: {
    defaultValue: 'passport',
    tabs: tabs.map((tab, index) => ({ ...tab, icon: IdCard, count: index * 12 })),
  },
});
Variants.test('shows icon and count next to the label', async ({ canvas }) => {
  await expect(canvas.getByRole('tab', { name: 'Passport 24', selected: true })).toBeVisible();
});

/** Very long labels, many tabs, and an unknown selected tab. */
export const HostileContent = meta.story({
  args: {
    value: 'a tab that is gone',
    tabs: [
      { id: 'long', label: 'W'.repeat(200), panel: 'Long.' },
      { id: 'emoji 👩‍👩‍👧', label: '👩‍👩‍👧 مرحبا بالعالم', panel: 'Emoji.' },
      ...Array.from({ length: 12 }, (_, index) => ({ id: `${index}`, label: `Tab ${index}`, panel: index })),
    ],
  },
  decorators: [(Story) => <div className="w-[200px]">{Story()}</div>],
});
HostileContent.test(
  'falls back to the first tab and stays within 200 px',
  async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('tab', { selected: true })).toHaveTextContent(/^W+$/);
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Long.');
    await expect(canvas.getByRole('tablist').getBoundingClientRect().width).toBeLessThanOrEqual(200);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
);
