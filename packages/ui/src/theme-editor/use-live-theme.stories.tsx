import { useState } from 'react';
import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Button } from '../components/button/index.ts';
import type { TenantTheme } from '../theme/index.ts';
import { useLiveTheme } from './use-live-theme.ts';

/** A page with a theme of its own, and a part of it with another one. */
function Page({ page, part }: { page: TenantTheme; part: TenantTheme }) {
  useLiveTheme(page);
  useLiveTheme(part, {}, '[data-part]');
  return (
    <div className="flex gap-3">
      <Button variant="primary">Page</Button>
      <div data-part data-portal-theme data-mode="light" className="text-text">
        <Button variant="primary">Part</Button>
      </div>
    </div>
  );
}

const meta = preview.meta({
  title: 'Blocks/Live theme',
  component: Page,
  tags: ['!dev', '!autodocs'],
  args: { page: { brand: '#0f7b5f', radius: 12 }, part: { brand: '#7a1fa2' } },
});

export const Default = meta.story();
Default.test(
  'gives a part of the page its own theme, and the page keeps its own (STUDIO-020, STUDIO-021)',
  async ({ canvas }) => {
    const [page, part] = ['Page', 'Part'].map((name) =>
      getComputedStyle(canvas.getByRole('button', { name })),
    );
    await expect([page?.backgroundColor, page?.borderTopLeftRadius]).toEqual(['rgb(15, 123, 95)', '12px']);
    await expect([part?.backgroundColor, part?.borderTopLeftRadius]).toEqual(['rgb(122, 31, 162)', '6px']);
  },
);

Default.test('computes a derived colour once, where it is declared', async ({ canvas }) => {
  const part = canvas.getByRole('button', { name: 'Part' }).parentElement ?? document.body;
  await expect(getComputedStyle(part).getPropertyValue('--portal-text')).toMatch(/^oklch\([\d. ]+\)$/);
});

export const DarkPage = meta.story({ globals: { mode: 'dark' } });
DarkPage.test('keeps its own mode on a dark page (STUDIO-021)', async ({ canvas }) => {
  const part = canvas.getByRole('button', { name: 'Part' }).parentElement ?? document.body;
  const [outside, inside] = [document.body, part].map((each) =>
    getComputedStyle(each).getPropertyValue('color'),
  );
  await expect(inside).not.toBe(outside);
});

export const Changed = meta.story({
  render: function Changing(args) {
    const [part, setPart] = useState<TenantTheme>({ brand: '#7a1fa2', radius: 12 });
    return (
      <>
        <Page {...args} part={part} />
        <button type="button" onClick={() => setPart({ brand: '#0f7b5f' })}>
          Change
        </button>
      </>
    );
  },
});
Changed.test(
  'shows new values, and drops those that are no longer set (STUDIO-020)',
  async ({ canvas, userEvent }) => {
    const part = getComputedStyle(canvas.getByRole('button', { name: 'Part' }));
    await expect([part.backgroundColor, part.borderTopLeftRadius]).toEqual(['rgb(122, 31, 162)', '12px']);
    await userEvent.click(canvas.getByRole('button', { name: 'Change' }));
    await expect([part.backgroundColor, part.borderTopLeftRadius]).toEqual(['rgb(15, 123, 95)', '6px']);
  },
);
