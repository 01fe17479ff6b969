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
      summary="Something moves because somebody moved it. Pages, rows, charts and figures change at once. Where a person asks their system for less motion, every duration is nothing."
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
          For the first 200 ms nothing shows. Then a list shows placeholders in the widths of its columns, and
          anything else a spinner that says what for. Rows that are read again stay and can be used.
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
