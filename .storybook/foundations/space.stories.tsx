import type { ReactNode } from 'react';
import { expect } from 'storybook/test';
import { Page, Section } from '../docs/page.tsx';
import preview from '../preview.tsx';
import { TokenTable } from './token-table.tsx';
import { tokensOf, type Token } from './tokens.ts';

const distances = tokensOf('length', 'gap-');
const heights = tokensOf('length').filter(({ name }) => /-h(-|$)/.test(name));
const paddings = tokensOf('length').filter(({ name }) => /-p[xy]$/.test(name));
const corners = tokensOf('length', 'radius-');
const shadows = tokensOf('shadow');

/** Calculated lengths are known only after layout. */
function measured({ property }: Token): string {
  const ruler = document.body.appendChild(document.createElement('div'));
  ruler.style.inlineSize = `var(${property})`;
  const { width } = ruler.getBoundingClientRect();
  ruler.remove();
  return `${Math.round(width * 10) / 10} px`;
}

const bar = ({ property }: Token) => (
  <span className="block h-4 bg-brand-ui" style={{ inlineSize: `var(${property})` }} />
);

function Example({ token, children }: { token: Token; children: ReactNode }) {
  return (
    <li className="grid w-[160px] content-start gap-2">
      {children}
      <span className="font-medium">{token.name}</span>
      <span className="text-xs text-text-muted">{token.meaning}</span>
    </li>
  );
}

function Space() {
  return (
    <Page
      title="Space"
      summary="One scale for distances. A tenant or a user can make the page denser: controls, rows and the padding of cells shrink, the type size stays. Corners scale with the radius of the tenant."
    >
      <Section title="Distances">
        <TokenTable label="Distances" tokens={distances} look={bar} read={measured} />
      </Section>
      <Section title="Heights">
        <TokenTable label="Heights" tokens={heights} look={bar} read={measured} />
      </Section>
      <Section title="Padding">
        <TokenTable label="Padding" tokens={paddings} look={bar} read={measured} />
      </Section>
      <Section title="Corners">
        <ul className="flex flex-wrap gap-6">
          {corners.map((token) => (
            <Example key={token.name} token={token}>
              <span
                className="block h-12 w-[80px] border border-border-strong bg-sunken"
                style={{ borderRadius: `var(${token.property})` }}
              />
            </Example>
          ))}
        </ul>
      </Section>
      <Section title="Elevation">
        <p className="text-text-muted">
          A page is flat, with hairlines between regions. A shadow marks what lies above the page.
        </p>
        <ul className="flex flex-wrap gap-6">
          {shadows.map((token) => (
            <Example key={token.name} token={token}>
              <span
                className="block h-12 w-[120px] rounded-md bg-overlay"
                style={{ boxShadow: `var(${token.property})` }}
              />
            </Example>
          ))}
        </ul>
      </Section>
    </Page>
  );
}

const meta = preview.meta({
  title: 'Foundations/Space',
  component: Space,
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
});

export const Default = meta.story({ name: 'Space' });
Default.test('gives a distance for every step, each wider than the one before', async ({ canvas }) => {
  const region = await canvas.findByRole('region', { name: 'Distances' });
  const lengths = [...region.querySelectorAll('tbody tr')].map((row) =>
    Number.parseFloat(row.querySelectorAll('td')[1]?.textContent ?? ''),
  );
  await expect(lengths).toHaveLength(distances.length);
  await expect(lengths).toEqual(lengths.toSorted((one, other) => one - other));
});

export const Compact = meta.story({ globals: { density: 'compact' } });
Compact.test('lowers the rows and leaves the distances', async ({ canvas }) => {
  await expect((await canvas.findByText('row-h')).closest('tr')).toHaveTextContent('36 px');
  await expect(canvas.getByText('gap-4').closest('tr')).toHaveTextContent('16 px');
});
