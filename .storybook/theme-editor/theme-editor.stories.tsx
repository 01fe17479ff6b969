import { useState } from 'react';
import { useArgs } from 'storybook/preview-api';
import { expect, fn, waitFor } from 'storybook/test';
import { tokenFile } from '../../packages/ui/src/theme/design-tokens/token-files.ts';
import preview from '../preview.tsx';
import { ThemeEditor, type EditorDraft } from './theme-editor.tsx';

const writeText = fn(async () => {});

interface KeptProps {
  draft: EditorDraft;
  onChangeDraft: (draft: EditorDraft) => void;
}

function Kept({ draft, onChangeDraft }: KeptProps) {
  const [kept, setKept] = useState(draft);
  return (
    <ThemeEditor
      {...kept}
      onChangeDraft={(next) => {
        setKept(next);
        onChangeDraft(next);
      }}
    />
  );
}

const meta = preview.meta({
  title: 'Theme editor',
  component: ThemeEditor,
  parameters: { layout: 'fullscreen' },
  args: { brand: '#0b5cab', nav: '#10243e', radius: 6, onChangeDraft: fn() },
  // The draft is kept as arguments of the story, which are part of the address: a link shows the same theme.
  render: function Edit({ onChangeDraft, ...args }) {
    const [, updateArgs] = useArgs<EditorDraft>();
    return (
      <Kept
        draft={args}
        onChangeDraft={(draft) => {
          updateArgs(draft);
          onChangeDraft(draft);
        }}
      />
    );
  },
});

/** The editor with the brand of a demonstration tenant. */
export const Default = meta.story();
Default.test('paints the page in the typed brand colour', async ({ canvas, userEvent }) => {
  const brand = canvas.getByLabelText('Brand *');
  await userEvent.clear(brand);
  await userEvent.type(brand, '#f4b400');
  const button = await canvas.findByRole('button', { name: 'New' });
  await expect(getComputedStyle(button).backgroundColor).toBe('rgb(244, 180, 0)');
});
Default.test(
  'keeps the last valid theme while a colour is being typed, and says so',
  async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Brand *'), 'zz');
    await expect(await canvas.findByText('brand is a colour such as #0b5cab.')).toBeVisible();
    const button = canvas.getByRole('button', { name: 'New' });
    await expect(getComputedStyle(button).backgroundColor).toBe('rgb(11, 92, 171)');
  },
);
Default.test('shows the margin of every pair in each mode', async ({ canvas }) => {
  const row = await canvas.findByRole('row', { name: /^link on any ground/ }, { timeout: 5000 });
  await expect(row).toBeVisible();
  await expect(canvas.queryByText(/Too low/)).toBeNull();
});

/** The editor in a window 900 px wide. */
export const SmallWindow = meta.story({
  parameters: {
    viewport: { options: { small: { name: '900 px', styles: { width: '900px', height: '640px' } } } },
  },
  globals: { viewport: { value: 'small', isRotated: false } },
});
SmallWindow.test('keeps the grid visible next to every input', async ({ canvas }) => {
  await waitFor(() => expect(innerWidth).toBe(900));
  const grid = canvas.getByRole('region', { name: 'Orders table' });
  for (const input of [canvas.getByLabelText('Brand *'), canvas.getByLabelText('Icon of the tab')]) {
    input.scrollIntoView({ block: 'nearest' });
    const { left, top } = grid.getBoundingClientRect();
    await expect(left).toBeGreaterThan(input.getBoundingClientRect().right);
    await expect(top).toBeGreaterThanOrEqual(0);
    await expect(top).toBeLessThan(innerHeight - 100);
  }
});

/** A light brand colour, for which text colours are adjusted. */
export const Yellow = meta.story({
  args: { brand: '#ffe000', nav: '#26231c', radius: 2, density: 0.875 },
  tags: ['visual'],
  beforeEach: () => {
    writeText.mockReset();
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
    return () => Reflect.deleteProperty(navigator, 'clipboard');
  },
});
Yellow.test('offers the theme as CSS and as JSON', async ({ canvas }) => {
  await expect(canvas.getByRole('button', { name: 'Copy CSS' })).toBeVisible();
  await expect(canvas.getByText(/--portal-brand:#ffe000;/)).toBeVisible();
  await expect(canvas.getByText(/"density": 0.875/)).toBeVisible();
});
Yellow.test(
  'offers the theme as design tokens in the look of the toolbar (DESK-074)',
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Copy tokens' }));
    const theme = { brand: '#ffe000', nav: '#26231c', radius: 2, density: 0.875 } as const;
    const expected = tokenFile({ theme }, { mode: 'light', contrast: 'normal' });
    await expect(writeText).toHaveBeenCalledWith(expected);
  },
);
