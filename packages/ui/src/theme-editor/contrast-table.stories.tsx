import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { checkLook } from '../theme/check/index.ts';
import { contrastTableDocs } from '../../docs/theme-editor/contrast-table.docs.tsx';
import { ContrastTable } from './contrast-table.tsx';

const meta = preview.meta({
  title: 'Blocks/Contrast table',
  component: ContrastTable,
  args: { readings: checkLook({ theme: { brand: '#0b5cab', nav: '#10243e' } }).readings },
  parameters: { block: contrastTableDocs },
});

/** Every pair of a look in which none fails. */
export const Default = meta.story();
Default.test(
  'shows the lowest contrast and its margin in four appearances (STUDIO-026)',
  async ({ canvas }) => {
    const region = canvas.getByRole('region', { name: 'Contrast table' });
    await expect(region).toHaveAttribute('tabindex', '0');
    const headings = canvas.getAllByRole('columnheader').map(({ textContent }) => textContent);
    await expect(headings).toEqual(['Colour', 'Light', 'Dark', 'Light, more', 'Dark, more']);
    const row = canvas.getByRole('row', { name: /^link on any ground/ });
    const cells = [...row.querySelectorAll('td')].map(({ textContent }) => textContent);
    await expect(cells.map((text) => /^\d+\.\d\d \+\d+\.\d\d$/.test(text))).toEqual([true, true, true, true]);
    await expect(canvas.queryByText(/Too low/)).toBeNull();
  },
);

/** The text on the navigation fails in light mode with more contrast. */
export const TooLow = meta.story({
  args: {
    readings: checkLook({ theme: { brand: '#0b5cab' }, overrides: { '--portal-on-nav': '#888888' } })
      .readings,
  },
});
TooLow.test('names each contrast that is too low (STUDIO-026)', async ({ canvas }) => {
  const [row] = canvas.getAllByRole('row', { name: /^on-nav .*Too low/ });
  await expect(row).toHaveTextContent(/Too low: \d\.\d\d -\d\.\d\d/);
});
