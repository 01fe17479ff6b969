import { useState } from 'react';
import { expect } from 'storybook/test';
import { Button } from '@portal/ui/button';
import { FactsTable } from '../docs/facts-table.tsx';
import { Page, Section } from '../docs/page.tsx';
import preview from '../preview.tsx';
import { valueOf } from './read-from-page.ts';
import { TokenTable } from './token-table.tsx';
import { tokensOf } from './tokens.ts';

const durations = tokensOf('duration');
const curves = tokensOf('easing');

function Motion() {
  const [atEnd, setAtEnd] = useState(false);
  return (
    <Page
      title="Motion"
      summary="Only what the user moves is animated. Pages, rows, charts and figures change at once. If the operating system asks for reduced motion, every duration is zero."
    >
      <Section title="Durations">
        <div>
          <Button aria-pressed={atEnd} onClick={() => setAtEnd(!atEnd)}>
            Move
          </Button>
        </div>
        <TokenTable
          label="Durations"
          tokens={durations}
          look={({ property }) => (
            <span
              className="block size-4 rounded-full bg-brand-ui transition-[margin] ease-out"
              style={{ transitionDuration: `var(${property})`, marginInlineStart: atEnd ? '104px' : '0' }}
            />
          )}
          read={({ property }) => valueOf(property)}
        />
      </Section>
      <Section title="Curves">
        <FactsTable
          label="Curves"
          heads={['Curve', 'Value', 'For']}
          rows={curves.map(({ property, name, meaning }) => ({
            id: name,
            cells: [<code key="name">{name}</code>, <code key="value">{valueOf(property)}</code>, meaning],
          }))}
        />
      </Section>
      <Section title="Waiting">
        <p>
          Nothing is shown for the first 200 ms. Then a list shows placeholders as wide as its columns, and
          anything else shows a spinner with a label. Rows that are refreshed stay visible and usable.
        </p>
      </Section>
    </Page>
  );
}

const meta = preview.meta({
  title: 'Foundations/Motion',
  component: Motion,
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
});

export const Default = meta.story({ name: 'Motion' });
Default.test('gives each duration in milliseconds, with what it is for', async ({ canvas }) => {
  const rows = [...(await canvas.findByRole('region', { name: 'Durations' })).querySelectorAll('tbody tr')];
  await expect(rows).toHaveLength(durations.length);
  for (const row of rows) {
    await expect(row).toHaveTextContent(/\dm?s/);
    await expect(row.lastElementChild).not.toBeEmptyDOMElement();
  }
});
