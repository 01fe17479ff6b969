import preview from '../preview.tsx';

/** Leaves a text that can hardly be read. */
const spoil = ({ canvasElement }: { canvasElement: HTMLElement }) =>
  canvasElement.querySelector('p')?.style.setProperty('color', '#bbb');

let reached = false;

/** Stories like any other, each with a test. */
const meta = preview.meta({ component: () => <p>Pale</p> });
const tests: Readonly<Record<'story' | 'test', unknown>> = {
  story: meta.story({ play: spoil }).test('goes on from there', () => {
    reached = true;
  }),
  test: meta.story().test('leaves the page worse than it found it', (context) => {
    reached = true;
    spoil(context);
  }),
};

/** Plays a story and its test, of which one spoils the page; says afterwards whether the test was reached. */
export async function playSpoilt(by: keyof typeof tests, context: object): Promise<void> {
  reached = false;
  const { input } = tests[by] as { input: { play: (context: object) => Promise<void> } };
  await input.play({ ...context, parameters: {} });
}

export const testReached = () => reached;
