import { strFromU8, unzipSync } from 'fflate';
import { expect, within } from 'storybook/test';
import { catchSavedFiles } from '../../apps/portal/src/testing/saved-files.ts';
import { tokenFile, tokenFiles } from '../../packages/ui/src/theme/design-tokens/token-files.ts';
import { themeTokens } from '../../packages/ui/src/theme/design-tokens/theme-tokens.ts';
import { phone } from '../../apps/portal/src/testing/phone.ts';
import preview from '../preview.tsx';
import { demoTenants } from '../tenants.ts';
import { TokensPage } from './tokens-page.tsx';

const meta = preview.meta({
  title: 'Foundations/Tokens',
  component: TokensPage,
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
});

const { harbour = { theme: { brand: '' } }, banksia = { theme: { brand: '' } } } = demoTenants;

const count = Object.keys(themeTokens(harbour.theme, { mode: 'light', contrast: 'normal' })).length;

/** Every token with its value in the look of the toolbar, for design tools. */
export const Default = meta.story({ name: 'Tokens', tags: ['state:desk.tokens.page'] });
Default.test('shows each token with its value, type and use (DESK-074)', async ({ canvas }) => {
  await expect(await canvas.findByText(`${count} tokens`)).toBeVisible();
  const row = (name: string) => canvas.getByRole('rowheader', { name }).closest('tr');
  await expect(row('brand')).toHaveTextContent(/#0b5cab.*color.*any opaque sRGB colour/);
  await expect(row('radius-lg')).toHaveTextContent(/9px.*dimension.*corner radius of cards/);
  await expect(row('ease-out')).toHaveTextContent('cubic-bezier(0.2, 0.8, 0.2, 1)');
  await expect(row('font-2xs')).toHaveTextContent('Deprecated. Use portal.font-xs.');
});
Default.test('filters by name, value and use (DESK-074)', async ({ canvas, userEvent }) => {
  const filter = await canvas.findByRole('searchbox', { name: 'Filter tokens' });
  await userEvent.type(filter, 'check marks');
  await expect(canvas.getByRole('status')).toHaveTextContent(`1 of ${count} tokens`);
  await expect(canvas.getByRole('rowheader', { name: 'brand-ui' })).toBeVisible();
  await userEvent.clear(filter);
  await userEvent.type(filter, '#10243e');
  await expect(canvas.getByRole('rowheader', { name: 'nav' })).toBeVisible();
  await userEvent.clear(filter);
  await userEvent.type(filter, 'zzz');
  await expect(canvas.getByText('No token matches “zzz”.')).toBeVisible();
  await expect(canvas.queryByRole('table')).toBeNull();
});
Default.test(
  'downloads all looks as a ZIP with the content that pnpm tokens writes (DESK-074)',
  async ({ canvas, canvasElement, userEvent }) => {
    const { files, release } = catchSavedFiles();
    try {
      const page = within(canvasElement.ownerDocument.body);
      await userEvent.click(await canvas.findByRole('button', { name: 'Download tokens' }));
      await userEvent.click(await page.findByRole('menuitem', { name: 'All looks as a ZIP' }));
      await expect(files.map(({ name }) => name)).toEqual(['portal-tokens.zip']);
      const all = await files[0]?.content;
      const parts = Object.entries(unzipSync(new Uint8Array((await all?.arrayBuffer()) ?? [])));
      await expect(Object.fromEntries(parts.map(([name, bytes]) => [name, strFromU8(bytes)]))).toEqual(
        tokenFiles(demoTenants),
      );
    } finally {
      release();
    }
  },
);

/** The values of a tenant in dark mode with more contrast. */
export const DarkWithMoreContrast = meta.story({
  globals: { tenant: 'banksia', mode: 'dark', contrast: 'more' },
});
DarkWithMoreContrast.test(
  'shows and downloads the values of the look in the toolbar (DESK-074)',
  async ({ canvas, canvasElement, userEvent }) => {
    const row = (await canvas.findByRole('rowheader', { name: 'canvas' })).closest('tr');
    await expect(row).toHaveTextContent('#000000');
    const { files, release } = catchSavedFiles();
    try {
      await userEvent.click(canvas.getByRole('button', { name: 'Download tokens' }));
      const page = within(canvasElement.ownerDocument.body);
      await userEvent.click(await page.findByRole('menuitem', { name: 'This look as JSON' }));
      await expect(files.map(({ name }) => name)).toEqual(['banksia.dark-more.tokens.json']);
      const content = await files[0]?.content;
      await expect(await content?.text()).toBe(tokenFile(banksia, { mode: 'dark', contrast: 'more' }));
    } finally {
      release();
    }
  },
);

/** The page on a phone. */
export const Narrow = meta.story({
  parameters: phone.parameters,
  globals: phone.globals,
});
Narrow.test('scrolls the table and not the page (DESK-074)', async ({ canvas }) => {
  await expect(await canvas.findByRole('region', { name: 'Tokens' })).toBeVisible();
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
});
