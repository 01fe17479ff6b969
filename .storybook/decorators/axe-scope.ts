import axe from 'axe-core';
import { setPageAttributes } from './page-attributes.ts';

interface Test {
  readonly id: string;
  readonly title: string;
  readonly globals: Record<string, unknown>;
  readonly parameters: Record<string, unknown>;
}

interface Axe {
  readonly test?: string;
  readonly context?: { readonly exclude?: string[] };
  readonly options?: axe.RunOptions;
}

const axeOf = ({ parameters }: Pick<Test, 'parameters'>) => (parameters['a11y'] ?? {}) as Axe;
const coloursOf: axe.RunOptions = {
  runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
};
const seen = new Set<string>();
const isFirst = (key: string) => seen.size < seen.add(key).size;

/** The id of a test is that of its story, followed by its own. */
const isFirstOfStory = ({ id }: Test) => isFirst(id.split(':', 1).join());

/**
 * In the daily scope axe checks the first test of each story of a block, and of one story of each file about a screen:
 * screens are made of the blocks. The release scope checks every test.
 */
export function limitAxe(test: Test) {
  const screen = /^(Screens|Journeys)\//.test(test.title);
  if (!isFirstOfStory(test) || (screen && !isFirst(test.title))) test.globals['a11y'] = { manual: true };
}

const looks = ['harbour', 'meridian', 'banksia'].flatMap((tenant) =>
  ['light', 'dark'].map((mode) => ({ tenant, mode })),
);

/** Throws if a text of the open story has low contrast in the mode of a tenant. Checks the first test of a story. */
export async function expectReadable(test: Test) {
  const a11y = axeOf(test);
  if (a11y.test === 'off' || !isFirstOfStory(test)) return;
  const found: string[] = [];
  for (const look of looks) {
    setPageAttributes({ ...test.globals, ...look });
    const { violations } = await axe.run(
      { include: document.body, exclude: a11y.context?.exclude ?? [] },
      { ...a11y.options, ...coloursOf },
    );
    for (const { id, nodes } of violations)
      for (const { target, any } of nodes) {
        const reasons = any.map(({ message }) => message).join(' ');
        found.push(`${look.tenant} ${look.mode}: ${id} at ${target.join(' ')}: ${reasons}`);
      }
  }
  setPageAttributes(test.globals);
  if (found.length > 0) throw new Error(found.join('\n'));
}
