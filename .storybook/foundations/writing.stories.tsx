import { expect } from 'storybook/test';
import { FactsTable } from '../docs/facts-table.tsx';
import { Page, Section } from '../docs/page.tsx';
import preview from '../preview.tsx';

const instead: readonly [rule: string, write: string, notThis: string][] = [
  ['Only the first word has a capital', 'Change password', 'Change Password'],
  ['A button says what it does', 'Export', 'OK'],
  ['A title names the thing', 'Edit permissions', 'What would you like to change?'],
  [
    'An error says what happened, then what to do',
    'The file is larger than 10 MB. Choose a smaller one.',
    'Error 413',
  ],
  ['An error does not blame', 'Enter a date after 1 July 2026.', 'You entered a wrong date!'],
  ['Report success plainly', 'Password changed.', 'Your password was successfully changed!'],
  ['A question says what cannot be undone', 'A closed order cannot be reopened.', 'Are you sure?'],
  ['Spelling is Australian', 'Organisation, colour, cancelled', 'Organization, color, canceled'],
];

const formats: readonly [what: string, looks: string][] = [
  ['Date in the current year', '09 Jun 14:05'],
  ['Date in another year', '17 May 2024'],
  ['Date and time', '17 May 2024 10:00'],
  ['Date of an approval', '17/05/2024 10:00'],
  ['Amount', '1,250,001'],
  ['Range of a list', '1 - 20 of 147'],
];

function Writing() {
  return (
    <Page
      title="Writing"
      summary="Short, plain and calm. Texts that the specification fixes are used as they are, even where they break a rule of this page."
    >
      <Section title="Words">
        <FactsTable
          label="Words"
          heads={['Rule', 'Write', 'Not']}
          rows={instead.map(([rule, write, notThis]) => [rule, write, <del key="not">{notThis}</del>])}
        />
      </Section>
      <Section title="Formats">
        <FactsTable label="Formats" heads={['Value', 'Example']} rows={formats} />
      </Section>
      <Section title="Missing values">
        <p>
          A table cell without a value is empty; in a list of facts, a missing value is <code>-</code>. A list
          without rows says so in one sentence. A list that could not be read offers Retry, so that failure
          never looks like an empty list.
        </p>
      </Section>
      <Section title="Status">
        <p>
          A status is a word. Its colour, dot or icon only repeat the word. An unknown status is shown as the
          server sent it.
        </p>
      </Section>
    </Page>
  );
}

const meta = preview.meta({
  title: 'Foundations/Writing',
  component: Writing,
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
});

/** How texts are written, and the formats of dates and numbers. */
export const Default = meta.story({ name: 'Writing' });
Default.test('gives an example and its opposite for every rule', async ({ canvas }) => {
  const rows = [...canvas.getByRole('region', { name: 'Words' }).querySelectorAll('tbody tr')];
  await expect(rows).toHaveLength(instead.length);
  for (const row of rows) await expect(row.querySelector('del')).not.toBeEmptyDOMElement();
});
