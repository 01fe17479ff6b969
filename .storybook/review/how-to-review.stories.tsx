import { expect } from 'storybook/test';
import { TextLink } from '@portal/ui/text-link';
import { Page, Section } from '../docs/page.tsx';
import { WithCode } from '../docs/with-code.tsx';
import preview from '../preview.tsx';

const pages: readonly [name: string, what: string][] = [
  ['Contact sheet', 'the states of an area next to each other'],
  ['Looks', 'one state in every tenant, mode and width'],
  ['States', 'a state by its id, a requirement or words'],
];

const sections: Readonly<Record<string, readonly string[]>> = {
  Look: [
    '`pnpm storybook` opens the workbench. `pnpm pictures` makes pictures of every state; without them stories are shown live.',
    '`pnpm review` compares the branch with its base and writes `review-report/index.html`. It shows each changed state in three views: diff, side by side, and slider.',
  ],
  Judge: [
    'Words: are they plain, correct and complete, and do they fit their space?',
    'Look: is it right in all three tenants, in light and dark?',
    'Keyboard and 390 px: is everything reachable, with visible focus, on a phone too?',
    'Failures: does it say what happened, what was kept and what to do next?',
  ],
  'Sign off': [
    '`pnpm review --accept <state>` accepts a state of the last report, `pnpm review --accept all` all of them.',
    '`pnpm review --wants-changes <state> --note <text>` asks for changes.',
    'Both write `review/<state>.md`. Commit the file: it is the sign-off, and it contains the hashes of the pictures that you saw.',
  ],
  Questions: [
    'Why is a state “Changed since”? Its picture is no longer the one that was signed off. Look at it again.',
    'Who may sign off? Everyone who may commit.',
    'How do I share what I see? Copy the address, or press Alt+Shift+L: it has tenant, mode and all other choices.',
  ],
};

function HowToReview() {
  return (
    <Page
      title="How to review"
      summary={
        <WithCode text="A state is what a screen shows in one situation, such as `users.page.empty`. The specification lists the states in `states.txt` next to the screens; each has a story." />
      }
    >
      {Object.entries(sections).map(([title, items]) => (
        <Section key={title} title={title}>
          <ul className="grid max-w-[76ch] list-disc gap-2 ps-5">
            {title === 'Look' &&
              pages.map(([name, what]) => (
                <li key={name}>
                  <TextLink href={`?path=/story/review-${idOf(name)}--default`} target="_top">
                    {name}
                  </TextLink>{' '}
                  shows {what}.
                </li>
              ))}
            {items.map((item) => (
              <li key={item}>
                <WithCode text={item} />
              </li>
            ))}
          </ul>
        </Section>
      ))}
    </Page>
  );
}

const idOf = (name: string) => name.toLowerCase().replace(' ', '-');

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
  await expect(canvas.getByText(/^Failures/).closest('ul')?.children).toHaveLength(4);
});
Default.test('leads to the pages of the group (DESK-003)', async ({ canvas }) => {
  for (const [name] of pages) {
    const link = canvas.getByRole('link', { name });
    await expect(link).toHaveAttribute('href', `?path=/story/review-${idOf(name)}--default`);
  }
});
