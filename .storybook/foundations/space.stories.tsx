import { expect } from 'storybook/test';
import { FactsTable } from '../docs/facts-table.tsx';
import { Page, Section } from '../docs/page.tsx';
import preview from '../preview.tsx';
import { tokensOf } from './tokens.ts';
import { useReadFromPage } from './read-from-page.ts';

const distances = tokensOf('length', 'gap-');
const heights = tokensOf('length').filter(({ name }) => /-h(-|$)/.test(name));
const paddings = tokensOf('length').filter(({ name }) => /-p[xy]$/.test(name));
const corners = tokensOf('length', 'radius-');
const shadows = tokensOf('shadow');

/** Lengths that calculate are known only where they are laid out. */
function measured() {
  const ruler = document.body.appendChild(document.createElement('div'));
  const lengths = new Map(
    [...distances, ...heights, ...paddings].map(({ property }) => {
      ruler.style.inlineSize = `var(${property})`;
      return [property, `${Math.round(ruler.getBoundingClientRect().width * 10) / 10} px`];
    }),
  );
  ruler.remove();
  return lengths;
}

function Space() {
  const lengths = useReadFromPage(measured);
  const table = (label: string, tokens: typeof distances) => (
    <FactsTable
      label={label}
      heads={['Token', 'Looks like', 'Length', 'For']}
      rows={tokens.map(({ property, name, meaning }) => ({
        id: name,
        cells: [
          <code key="name">{name}</code>,
          <span key="look" className="block h-4 bg-brand-ui" style={{ inlineSize: `var(${property})` }} />,
          <span key="length" className="whitespace-nowrap tabular-nums">
            {lengths?.get(property)}
          </span>,
          meaning,
        ],
      }))}
    />
  );
  return (
    <Page
      title="Space"
      summary="One scale for distances. A tenant or a person can make the page denser: the heights of controls and rows and the padding of cells then shrink, type keeps its size. Corners scale with the radius of the tenant."
    >
      <Section title="Distances">{table('Distances', distances)}</Section>
      <Section title="Heights">{table('Heights', heights)}</Section>
      <Section title="Padding">{table('Padding', paddings)}</Section>
      <Section title="Corners">
        <ul className="flex flex-wrap gap-6">
          {corners.map(({ property, name, meaning }) => (
            <li key={name} className="grid w-[160px] content-start gap-1">
              <span
                className="block h-12 w-[80px] border border-border-strong bg-sunken"
                style={{ borderRadius: `var(${property})` }}
              />
              <span className="font-medium">{name}</span>
              <span className="text-xs text-text-muted">{meaning}</span>
            </li>
          ))}
        </ul>
      </Section>
      <Section title="Elevation">
        <p className="text-text-muted">
          A page is flat: things are told apart by hairlines. A shadow says that something lies above it.
        </p>
        <ul className="flex flex-wrap gap-6">
          {shadows.map(({ property, name, meaning }) => (
            <li key={name} className="grid w-[160px] content-start gap-2">
              <span
                className="block h-12 w-[120px] rounded-md bg-overlay"
                style={{ boxShadow: `var(${property})` }}
              />
              <span className="font-medium">{name}</span>
              <span className="text-xs text-text-muted">{meaning}</span>
            </li>
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
