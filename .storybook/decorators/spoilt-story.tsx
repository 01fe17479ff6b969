import preview from '../preview.tsx';

let reached = false;

/** A story like any other, whose play leaves a text that can hardly be read, and a test of it. */
const test: unknown = preview
  .meta({ component: () => <p>Pale</p> })
  .story({
    play: ({ canvasElement }) => canvasElement.querySelector('p')?.style.setProperty('color', '#bbb'),
  })
  .test('goes on from there', () => {
    reached = true;
  });

/** Plays the story and its test; resolves with whether the test was reached. */
export async function playSpoilt(context: object): Promise<boolean> {
  const { input } = test as { input: { play: (context: object) => Promise<void> } };
  await input.play({ ...context, parameters: {} });
  return reached;
}
