import { expect } from 'storybook/test';
import { FactsTable } from '../docs/facts-table.tsx';
import { Page, Section } from '../docs/page.tsx';
import { WithCode } from '../docs/with-code.tsx';
import preview from '../preview.tsx';

const state: readonly [what: string, props: string, event: string][] = [
  ['a value', '`value`, `defaultValue`', '`onValueChange`'],
  ['ticked, on', '`checked`, `defaultChecked`', '`onCheckedChange`'],
  ['open', '`open`, `defaultOpen`', '`onOpenChange`'],
  ['selected rows', '`selection`', '`onSelectionChange`'],
  ['sort order', '`sort`', '`onSortChange`'],
  ['page', '`page`', '`onPageChange`'],
];

const flags: readonly [name: string, meaning: string][] = [
  ['`disabled`', 'Cannot be used. A control that can explain why has `disabledReason` and stays focusable.'],
  ['`required`', 'The form needs a value.'],
  ['`invalid`', 'The value is wrong. `error` says why and implies it.'],
  ['`readOnly`', 'The value can be read and copied, not changed.'],
  ['`pending`', 'Work is under way. A button keeps its label and ignores clicks.'],
];

const parts: readonly [name: string, meaning: string][] = [
  ['`Root`', 'Holds the state. The other parts read it.'],
  ['`Trigger`', 'Opens.'],
  ['`Content`', 'What is opened.'],
  ['`Title`, `Description`', 'Name and description for screen readers too.'],
  ['`Item`', 'One of several.'],
  ['`Close`', 'Closes.'],
];

function Conventions() {
  return (
    <Page
      title="Conventions"
      summary="Names follow Radix and Base UI. If you know those libraries, you know these blocks."
    >
      <Section title="State">
        <p>
          <WithCode text="State is either yours or the block's: pass `value`, or `defaultValue` and let the block keep it. Each event gets the new value first, details second." />
        </p>
        <FactsTable label="State" heads={['State', 'Props', 'Event']} rows={state} />
      </Section>
      <Section title="Flags">
        <FactsTable label="Flags" heads={['Flag', 'Meaning']} rows={flags} />
      </Section>
      <Section title="Root element">
        <p>
          <WithCode text="Every block passes `className`, `style`, `ref` and all other props to its root element. In a field, `className` and `style` go to the root, `ref` and the rest to the input. Event handlers of yours run before those of the block." />
        </p>
      </Section>
      <Section title="Another element">
        <p>
          <WithCode text="`render` replaces the element of a button, a link or a trigger: `<Button render={<a href={to} />}>`. Class names are joined, styles and refs merged. `renderLink` does the same for the links of lists and menus, such as for a router." />
        </p>
      </Section>
      <Section title="Parts">
        <p>
          <WithCode text="A block with several regions also exports its parts, such as `DialogRoot` and `DialogContent`, for an arrangement of your own." />
        </p>
        <FactsTable label="Parts" heads={['Part', 'Purpose']} rows={parts} />
      </Section>
      <Section title="Texts">
        <p>
          <WithCode text="A prop for a text ends in `Text`, `Label` or `Name` (accessible name) and has a default. `TextsProvider` changes the defaults of every block, for another language." />
        </p>
      </Section>
    </Page>
  );
}

const meta = preview.meta({
  title: 'Foundations/Conventions',
  component: Conventions,
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
});

/** The grammar of props, events and parts; a type test holds every block to it. */
export const Default = meta.story({ name: 'Conventions' });
Default.test('lists the event of each state', async ({ canvas }) => {
  await expect(canvas.getByRole('region', { name: 'State' }).querySelectorAll('tbody tr')).toHaveLength(6);
});
