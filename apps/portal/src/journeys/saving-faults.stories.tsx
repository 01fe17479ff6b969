import { addComment, setCompanyReference, type Endpoint } from '@portal/api/contract';
import { aFilledApplicationDetail, detailOf, handlersOf, verifying } from '@portal/api/mocks';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { faults, neverShown } from '../testing/faults.ts';
import { listen } from '../testing/listen.ts';
import type { Play } from '../testing/play.ts';
import { installScenario, PortalStory, type PortalStoryProps } from '../testing/portal-story.tsx';

const meta = preview.meta({
  title: 'Journeys/Saving faults',
  component: PortalStory,
  args: { at: '/list', scenario: [] },
  // What a failed save looks like is looked at in the stories of each.
  parameters: { layout: 'fullscreen', a11y: { test: 'off' } },
  tags: ['screen'],
  beforeEach: installScenario,
});

interface Saved {
  readonly call: Endpoint;
  readonly field: () => HTMLElement;
  /** What sends it; after a failure it reads Retry (OP-250). */
  readonly button: RegExp;
  /** What is there once it was saved. */
  readonly saved: () => unknown;
  /** An answer is enough, whatever its body. Default false. */
  readonly anyBody?: boolean;
}

interface Context extends Play {
  readonly msw: { use: (...handlers: ReturnType<typeof handlersOf>) => void };
  readonly args: Partial<PortalStoryProps>;
}

/** Faults that end a call and leave the person where they are. */
const refusals = faults.filter(({ outcome }) => outcome === 'failed' || outcome === 'refused');

const patience = { timeout: 4_000 };

/** Sends what was typed through each fault, where it stays, and at last through none. */
const losesNothing =
  ({ call, field, button, saved, anyBody = false }: Saved) =>
  async ({ msw, args, userEvent }: Context) => {
    const said = listen();
    const found: string[] = [];
    const send = () => userEvent.click(screen.getByRole('button', { name: button }));
    const among = refusals.filter(({ done = false }) => !(anyBody && done));
    for (const [round, fault] of among.entries()) {
      const answers = (args.scenario ?? []).filter(({ endpoint }) => endpoint === call);
      msw.use(...handlersOf(answers.map(fault.of)));
      const typed = `Kept ${round}`;
      await userEvent.clear(field());
      await userEvent.click(field());
      await userEvent.paste(typed);
      await send();
      try {
        await waitFor(() => expect(screen.getByRole('button', { name: 'Retry' })).toBeEnabled(), patience);
        await expect(field()).toHaveValue(typed);
        await expect(document.body.textContent).not.toMatch(neverShown);
      } catch (error) {
        const [what = ''] = error instanceof Error ? error.message.split('\n') : [];
        found.push(`${fault.name}: ${what}`);
      }
    }
    msw.use(...handlersOf(args.scenario ?? []));
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => saved(), patience);
    await expect([...found, ...said()]).toEqual([]);
  };

export const Comment = meta.story({
  args: { at: '/application/1001', scenario: detailOf(aFilledApplicationDetail()) },
  play: async ({ canvas }) => void (await canvas.findByRole('textbox', { name: 'Comment' }, patience)),
});
Comment.test(
  'a comment that cannot be saved is never lost, whatever the reason (OP-250)',
  losesNothing({
    call: addComment,
    field: () => screen.getByRole('textbox', { name: 'Comment' }),
    button: /^(Save|Retry)$/,
    saved: () => expect(screen.getByRole('textbox', { name: 'Comment' })).toHaveValue(''),
  }),
);

export const Reference = meta.story({
  args: { at: '/verifications', scenario: verifying() },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'N/A, edit reference of V34' }, patience),
    );
    await screen.findByRole('dialog', {}, patience);
  },
});
Reference.test(
  'a reference that cannot be saved is never lost, whatever the reason (OP-200, OP-250)',
  losesNothing({
    call: setCompanyReference,
    field: () => within(screen.getByRole('dialog')).getByRole('textbox'),
    button: /^(Confirm|Retry)$/,
    saved: () => expect(screen.queryByRole('dialog')).toBeNull(),
    anyBody: true,
  }),
);
