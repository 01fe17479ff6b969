import { expect, test } from 'vitest';
import { alikeStates, parseAlike } from './alike.ts';
import { baseLook } from './records.ts';

const picture = (State: string, Hash: string, Look = baseLook) => ({
  State,
  Hash,
  Look,
  Story: 'screens-users--default',
  File: `${State}.png`,
  Thumb: `${State}.thumb.png`,
});

const [active, locked, deactivated] = [
  'users.row.menu-active',
  'users.row.menu-locked',
  'users.row.menu-deactivated',
] as const;

test('reports two states with equal pixels in the base look (DESK-077)', () => {
  const pictures = [picture(active, 'a'), picture(locked, 'a'), picture(deactivated, 'b')];
  expect(alikeStates(pictures, [])).toEqual([
    'users.row.menu-active and users.row.menu-locked look the same.',
  ]);
  const dark = pictures.map((some) => ({ ...some, Look: 'harbour-dark-1280' }));
  expect(alikeStates(dark, [])).toEqual([]);
});

test('allows pairs with a reason, and three states by two of them (DESK-077)', () => {
  const pictures = [picture(active, 'a'), picture(locked, 'a'), picture(deactivated, 'a')];
  const allowed = parseAlike(
    `# Reasons\n${active} ${deactivated} same menu\n${locked} ${deactivated} same menu\n`,
  );
  expect(alikeStates(pictures, allowed)).toEqual([]);
  expect(alikeStates(pictures, allowed.slice(0, 1))).toHaveLength(1);
});

test('reports an allowed pair that no longer looks the same', () => {
  const allowed = parseAlike(`${active} ${locked} same menu`);
  expect(alikeStates([picture(active, 'a'), picture(locked, 'b')], allowed)).toEqual([
    'users.row.menu-active and users.row.menu-locked differ: remove their line from alike.txt.',
  ]);
  expect(alikeStates([picture(active, 'a')], allowed)).toEqual([]);
});

test('refuses a pair without a reason', () => {
  expect(() => parseAlike(`${active} ${locked}`)).toThrow('is not two states and a reason');
});
