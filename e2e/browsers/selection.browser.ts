import { expect, test } from './support/test.ts';

test('selects a range of rows with Shift without selecting text', async ({ visitor }) => {
  await visitor.signIn('fiona.full@harbour.example', '/list/all');
  await visitor.click('checkbox', 'Select application 1147');
  await visitor.click('checkbox', 'Select application 1143', 'Shift');
  await visitor.reads(/5 selected/);
  expect(await visitor.engine.evaluate(() => getSelection()?.toString(), null)).toBe('');
});
