import type { ReactNode } from 'react';
import { expect } from 'storybook/test';
import { TextLink } from '@portal/ui/text-link';
import { Page, Section } from '../docs/page.tsx';
import { WithCode } from '../docs/with-code.tsx';
import preview from '../preview.tsx';

const page = (name: string) => `?path=/story/review-${name}--default`;

function HowToReview() {
  return (
    <Page
      title="How to review"
      summary={
        <WithCode text="A state is what a screen shows in one situation, such as `users.page.empty`. The specification lists the states in `states.txt` next to the screens; each has a story." />
      }
    >
      <Section title="Look">
        <List
          items={[
            '`pnpm storybook` opens the workbench. `pnpm pictures` makes pictures of every state; without them stories are shown live.',
            '`pnpm review` compares the branch with its base and writes `review-report/index.html`. It shows each changed state in three views: diff, side by side, and slider.',
          ]}
        >
          <li>
            <TextLink href={page('contact-sheet')} target="_top">
              Contact sheet
            </TextLink>{' '}
            shows the states of an area next to each other,{' '}
            <TextLink href={page('looks')} target="_top">
              Looks
            </TextLink>{' '}
            one state in every tenant, mode and width, and{' '}
            <TextLink href={page('states')} target="_top">
              States
            </TextLink>{' '}
            finds a state by its id, a requirement or words.
          </li>
        </List>
      </Section>
      <Section title="Judge">
        <ol className="grid max-w-[76ch] list-decimal gap-2 ps-5">
          <li>Words: are they plain, correct and complete, and do they fit their space?</li>
          <li>Look: is it right in all three tenants, in light and dark?</li>
          <li>Keyboard and 390 px: is everything reachable, with visible focus, on a phone too?</li>
          <li>Failures: does it say what happened, what was kept and what to do next?</li>
        </ol>
      </Section>
      <Section title="Sign off">
        <List
          items={[
            '`pnpm review --accept <state>` accepts a state of the last report, `pnpm review --accept all` all of them.',
            '`pnpm review --wants-changes <state> --note <text>` asks for changes.',
            'Both write `review/<state>.md`. Commit the file: it is the sign-off, and it contains the hashes of the pictures that you saw.',
          ]}
        />
      </Section>
      <Section title="Questions">
        <List
          items={[
            'Why is a state “Changed since”? Its picture is no longer the one that was signed off. Look at it again.',
            'Who may sign off? Everyone who may commit.',
            'How do I share what I see? Copy the address, or press Alt+Shift+L: it has tenant, mode and all other choices.',
          ]}
        />
      </Section>
    </Page>
  );
}

function List({ items, children }: { items: readonly string[]; children?: ReactNode }) {
  return (
    <ul className="grid max-w-[76ch] list-disc gap-2 ps-5">
      {children}
      {items.map((item) => (
        <li key={item}>
          <WithCode text={item} />
        </li>
      ))}
    </ul>
  );
}

const meta = preview.meta({
  title: 'Review/How to review',
  component: HowToReview,
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
});

/** How to look at a state, what to judge, and how to sign it off. */
export const Default = meta.story({ name: 'How to review', tags: ['state:desk.guide.shown'] });
Default.test('has four sections and four questions of a review (DESK-021)', async ({ canvas }) => {
  const heads = canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  await expect(heads).toEqual(['Look', 'Judge', 'Sign off', 'Questions']);
  await expect(canvas.getByText(/^Failures/).closest('ol')?.children).toHaveLength(4);
});
Default.test('leads to the pages of the group (DESK-003)', async ({ canvas }) => {
  for (const [name, id] of [
    ['Contact sheet', 'review-contact-sheet--default'],
    ['Looks', 'review-looks--default'],
    ['States', 'review-states--default'],
  ] as const) {
    await expect(canvas.getByRole('link', { name })).toHaveAttribute('href', `?path=/story/${id}`);
  }
});
