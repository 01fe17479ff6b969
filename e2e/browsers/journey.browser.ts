import { test } from './support/test.ts';

test('signs in, filters by two statuses, comments on an application and logs out', async ({ visitor }) => {
  await visitor.signIn('fiona.full@harbour.example', '/list/all');
  await visitor.sees('heading', 'Applications 147');
  await visitor.click('button', 'Filter');
  await visitor.click('combobox', 'Status');
  await visitor.click('option', 'Locked');
  await visitor.click('option', 'Complete');
  await visitor.click('combobox', 'Status');
  await visitor.click('button', 'Apply');
  await visitor.isAt(/^\/list\/all\?status=/);
  await visitor.click('link', /^1\d{3}$/);
  await visitor.sees('heading', /\[1\d{3}\]/);
  await visitor.fill('Comment', 'Called the adviser');
  await visitor.click('button', 'Save');
  await visitor.reads(/Called the adviser/);
  await visitor.logOut('Fiona Full');
});
