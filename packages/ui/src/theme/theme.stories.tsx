import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { contract } from './index.ts';
import { paintedColour } from '../testing/painted-colour.ts';

const colours = Object.entries(contract).flatMap(([name, { type, deprecated }]) =>
  type === 'color' && !deprecated ? name : [],
);

function Palette() {
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(184px,1fr))] gap-2">
      {colours.map((name) => (
        <li key={name} className="flex items-center gap-2">
          <span
            className="size-8 rounded-sm border border-border-strong"
            style={{ background: `var(${name})` }}
          />
          {name.replace('--portal-', '')}
        </li>
      ))}
    </ul>
  );
}

const meta = preview.meta({ title: 'Foundations/Theme', component: Palette });

/** Every colour of the theme. */
export const Default = meta.story();
Default.test('shows a colour for each token', async ({ canvas }) => {
  const swatches = [...canvas.getByRole('list').querySelectorAll('span')];
  await expect(swatches).toHaveLength(colours.length);
  for (const swatch of swatches)
    await expect(getComputedStyle(swatch).backgroundColor).not.toBe('rgba(0, 0, 0, 0)');
});

/** A nested theme with its own brand; mode and contrast are those of the page. */
export const NestedScope = meta.story({
  render: () => (
    <div data-testid="island" data-portal-theme style={{ ['--portal-brand' as string]: '#f4b400' }}>
      <Palette />
    </div>
  ),
});
NestedScope.test('derives from its own brand and keeps the mode of the page', async ({ canvas }) => {
  const island = canvas.getByTestId('island');
  const page = document.documentElement;
  await expect(paintedColour(island, '--portal-link')).not.toEqual(paintedColour(page, '--portal-link'));
  for (const mode of ['dark', 'light']) {
    page.dataset['mode'] = mode;
    const outside = themeScope({ mode, contrast: 'auto' });
    outside.style.setProperty('--portal-brand', '#f4b400');
    for (const token of ['--portal-surface', '--portal-link', '--portal-text'] as const) {
      await expect(paintedColour(island, token)).toEqual(paintedColour(outside, token));
    }
    outside.remove();
  }
});
NestedScope.test('keeps the contrast of the page', async ({ canvas }) => {
  const page = document.documentElement;
  page.dataset['contrast'] = 'more';
  await expect(paintedColour(canvas.getByTestId('island'), '--portal-text')).toEqual([0, 0, 0]);
});

export const UserDensity = meta.story({
  tags: ['!dev', '!autodocs'],
  globals: { tenant: 'banksia', density: 'comfortable' },
});
UserDensity.test('overrides the density of the tenant', async () => {
  const height = getComputedStyle(document.documentElement).getPropertyValue('--portal-density');
  await expect(height).toBe('1');
});

function themeScope({ mode, contrast }: { mode: string; contrast: string }) {
  const scope = document.createElement('div');
  scope.dataset['portalTheme'] = '';
  scope.dataset['mode'] = mode;
  scope.dataset['contrast'] = contrast;
  document.body.append(scope);
  return scope;
}
