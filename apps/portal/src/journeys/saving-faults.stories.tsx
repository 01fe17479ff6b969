import { addComment, setCompanyReference, type Endpoint } from '@portal/api/contract';
import { aFilledApplicationDetail, detailOf, handlersOf, verifying } from '@portal/api/mocks';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { faults, neverShown } from '../testing/faults.ts';
import { recordErrors } from '../testing/record-errors.ts';
import type { Play } from '../testing/play.ts';
import { installScenario, PortalStory, type PortalStoryProps } from '../testing/portal-story.tsx';

const meta = preview.meta({
  title: 'Journeys/Saving faults',
  component: PortalStory,
  args: { at: '/list', scenario: [] },
  // The stories of each form check accessibility of a failed save.
  parameters: { layout: 'fullscreen', a11y: { test: 'off' } },
  tags: ['screen'],
  beforeEach: installScenario,
});

interface Saved {
  readonly call: Endpoint;
  readonly field: () => HTMLElement;
  /** The submit button; after a failure it reads Retry (OP-250). */
  readonly button: RegExp;
  /** Checks that the text was saved. */
  readonly saved: () => unknown;
}

interface Context extends Play {
  readonly msw: { use: (...handlers: ReturnType<typeof handlersOf>) => void };
  readonly args: Partial<PortalStoryProps>;
}

/** Faults that fail a call without ending the session. */
const failures = faults.filter(({ outcome }) => outcome === 'failed' || outcome === 'refused');

const stateTimeout = { timeout: 4_000 };

/** Submits a text with each fault, checks that it is kept, and at last submits without a fault. */
const keepsText =
  ({ call, field, button, saved }: Saved) =>
  async ({ msw, args, userEvent }: Context) => {
    const consoleLines = recordErrors();
    const found: string[] = [];
    const send = () => userEvent.click(screen.getByRole('button', { name: button }));
    const applicable = failures.filter(({ silent = false }) => !silent);
    for (const [round, fault] of applicable.entries()) {
      const answers = (args.scenario ?? []).filter(({ endpoint }) => endpoint === call);
      msw.use(...handlersOf(answers.map(fault.of)));
      const typed = `Kept ${round}`;
      await userEvent.clear(field());
      await userEvent.click(field());
      await userEvent.paste(typed);
      await send();
      try {
        await waitFor(
          () => expect(screen.getByRole('button', { name: 'Retry' })).toBeEnabled(),
          stateTimeout,
        );
        await expect(field()).toHaveValue(typed);
        await expect(document.body.textContent).not.toMatch(neverShown);
      } catch (error) {
        const [what = ''] = error instanceof Error ? error.message.split('\n') : [];
        found.push(`${fault.name}: ${what}`);
      }
    }
    msw.use(...handlersOf(args.scenario ?? []));
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => saved(), stateTimeout);
    await expect([...found, ...consoleLines()]).toEqual([]);
  };

export const Comment = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { at: '/application/1001', scenario: detailOf(aFilledApplicationDetail()) },
  play: async ({ canvas }) => void (await canvas.findByRole('textbox', { name: 'Comment' }, stateTimeout)),
});
Comment.test(
  'keeps the text of a comment that cannot be saved, for every fault (OP-250)',
  keepsText({
    call: addComment,
    field: () => screen.getByRole('textbox', { name: 'Comment' }),
    button: /^(Save|Retry)$/,
    saved: () => expect(screen.getByRole('textbox', { name: 'Comment' })).toHaveValue(''),
  }),
);

export const Reference = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { at: '/verifications', scenario: verifying() },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'N/A, edit reference of V34' }, stateTimeout),
    );
    await screen.findByRole('dialog', {}, stateTimeout);
  },
});
Reference.test(
  'keeps the text of a reference that cannot be saved, for every fault (OP-200, OP-250)',
  keepsText({
    call: setCompanyReference,
    field: () => within(screen.getByRole('dialog')).getByRole('textbox'),
    button: /^(Confirm|Retry)$/,
    saved: () => expect(screen.queryByRole('dialog')).toBeNull(),
  }),
);
