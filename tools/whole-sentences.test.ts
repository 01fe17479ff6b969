import { expect, test } from 'vitest';
import { joinedSentencesIn } from './whole-sentences.ts';

const block = 'packages/ui/src/components/basket/basket.tsx';

test.each([
  'const name = `${count} items`;',
  'const name = `${value}, ${name}`;',
  'const text = <p>{count} found</p>;',
  'const text = <p>, {texts.found({ count })}</p>;',
  `const text = <p>Page{' '}{page}</p>;`,
  `const text = names.join(', ');`,
])('a block cannot put a sentence together outside of its texts: %s (TEXTS-022)', (source) => {
  expect(joinedSentencesIn(block, source).map(({ rule }) => rule)).toEqual(['whole-sentences']);
});

test.each([
  [block, 'const id = `${base}-label`;'],
  [block, 'style.width = `${width}px`;'],
  [block, 'const text = <p className={`min-w-0 ${className} grid`}>{count}</p>;'],
  [block, 'const group = <optgroup key={`group ${label}`} label={label} />;'],
  [block, 'throw new TypeError(`${name} has no value.`);'],
  [block, 'const text = <p>{texts.found({ count })}</p>;'],
  ['packages/ui/src/components/basket/basket.texts.ts', 'const items = `${count} items`;'],
  ['packages/ui/src/components/basket/basket.stories.tsx', 'const items = `${count} items`;'],
  ['apps/portal/src/screens/users/list.tsx', 'const items = `${count} items`;'],
])('ids, lengths, class names, keys, selectors and errors are no sentences: %s: %s', (path, source) => {
  expect(joinedSentencesIn(path, source)).toEqual([]);
});
