import { expect, test } from 'vitest';
import main from './main.ts';

test('the sidebar lists no test of a story until its filter asks for them (DESK-001)', () => {
  expect(main.tags).toMatchObject({ 'test-fn': { defaultFilterSelection: 'exclude' } });
});
