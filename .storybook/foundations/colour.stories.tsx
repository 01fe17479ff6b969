import { expect } from 'storybook/test';
import { contrastRatio, type Rgb } from '../../packages/ui/src/theme/contrast.ts';
import { contrastPairs, themeInputs } from '@portal/ui/theme';
import { FactsTable } from '../docs/facts-table.tsx';
import { Page, Section } from '../docs/page.tsx';
import preview from '../preview.tsx';
import { tokensOf } from './tokens.ts';
import { hexOf, paintedColours, useReadFromPage } from './read-from-page.ts';

const roles = tokensOf('color');
const tokens = new Set([
  ...roles.map(({ property }) => property),
  ...contrastPairs.flatMap(({ colour, on }) => [colour, ...on]),
]);

interface Painted {
  colours: [token: string, colour: Rgb][];
  more: boolean;
}

const painted = () =>
  JSON.stringify({
    colours: [...paintedColours(tokens)],
    more: document.documentElement.dataset['contrast'] === 'more',
  } satisfies Painted);

function Colour() {
  const read = useReadFromPage(painted);
  const page = read === undefined ? undefined : (JSON.parse(read) as Painted);
  const colours = new Map(page?.colours);
  return (
    <Page
      title="Colour"
      summary="A tenant sets its brand and the background of its navigation. Every other colour is derived from these two, so that text stays readable. Choose a colour by its role, not by how it looks."
    >
      <Section title="What a tenant sets">
        <FactsTable
          label="Inputs of a theme"
          heads={['Input', 'Meaning', 'Default']}
          rows={themeInputs.map(({ name, description, initial }) => ({
            id: name,
            cells: [<code key="name">{name}</code>, description, <code key="initial">{initial}</code>],
          }))}
        />
      </Section>
      <Section title="Roles">
        <ul
          aria-label="Roles"
          className="grid grid-cols-[repeat(auto-fill,minmax(280px,1fr))] gap-x-6 gap-y-2"
        >
          {roles.map(({ property, name, meaning }) => (
            <li key={property} className="grid grid-cols-[40px_minmax(0,1fr)] items-center gap-3">
              <span
                className="size-[40px] rounded-md border border-border-strong"
                style={{ background: `var(${property})` }}
              />
              <span className="grid">
                <span className="font-medium">
                  {name}{' '}
                  <span className="text-xs text-text-muted tabular-nums">{hexOf(colours.get(property))}</span>
                </span>
                <span className="text-xs text-text-muted">{meaning}</span>
              </span>
            </li>
          ))}
        </ul>
      </Section>
      <Section title="Contrast">
        <p className="max-w-[68ch] text-text-muted">
          Measured on this page, in the tenant, mode and contrast of the toolbar. Each row shows the
          background with the lowest contrast.
        </p>
        {page && (
          <FactsTable
            label="Contrast"
            heads={['Colour', 'Background', 'Example', 'Ratio', 'Required']}
            rows={contrastPairs.map((pair) => contrastRow(pair, colours, page.more))}
          />
        )}
      </Section>
    </Page>
  );
}

function contrastRow(
  { colour, on, ratio, more: ratioOfMore }: (typeof contrastPairs)[number],
  colours: ReadonlyMap<string, Rgb>,
  more: boolean,
) {
  const ratioOn = (ground: string) =>
    contrastRatio(colours.get(colour) ?? [0, 0, 0], colours.get(ground) ?? [0, 0, 0]);
  const [worst = on[0] ?? ''] = on.toSorted((one, other) => ratioOn(one) - ratioOn(other));
  const short = (token: string) => token.replace('--portal-', '');
  return {
    id: `${colour} on ${on.join(' ')}`,
    cells: [
      short(colour),
      short(worst),
      <span
        key="look"
        aria-hidden
        className="rounded-sm border border-border px-2 py-0.5"
        style={{ color: `var(${colour})`, background: `var(${worst})` }}
      >
        ●
      </span>,
      <span key="ratio" className="tabular-nums">
        {ratioOn(worst).toFixed(2)}
      </span>,
      <span key="needed" className="text-text-muted tabular-nums">
        {(more ? ratioOfMore : ratio).toFixed(1)}
      </span>,
    ],
  };
}

const meta = preview.meta({
  title: 'Foundations/Colour',
  component: Colour,
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
});

export const Default = meta.story({ name: 'Colour' });
Default.test('shows no pair below the ratio that it needs', async ({ canvas }) => {
  const region = await canvas.findByRole('region', { name: 'Contrast' });
  const rows = [...region.querySelectorAll('tbody tr')];
  await expect(rows).toHaveLength(contrastPairs.length);
  const figures = rows.map((row) =>
    [...row.querySelectorAll('td')].slice(-2).map(({ textContent }) => Number(textContent)),
  );
  for (const [ratio = 0, needed = 0] of figures) await expect(ratio).toBeGreaterThanOrEqual(needed);
});
Default.test('shows every role of the theme with what it paints', async ({ canvas }) => {
  const entries = [...canvas.getByRole('list', { name: 'Roles' }).children];
  await expect(entries).toHaveLength(roles.length);
  for (const entry of entries) await expect(entry).toHaveTextContent(/#[0-9a-f]{6}/);
});
