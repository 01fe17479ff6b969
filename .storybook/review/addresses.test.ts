import { expect, test } from 'vitest';
import { looks } from '../../tools/review/records.ts';
import { frameAddress, fromArg, looksAddress, storyAddress, toArg } from './addresses.ts';

const phoneLook = looks.find(({ Id }) => Id === 'banksia-dark-390');

test('writes an id without dots and reads it back (DESK-012)', () => {
  expect(toArg('users.page.populated')).toBe('users__page__populated');
  expect(fromArg('users__page__populated')).toBe('users.page.populated');
});

test('leads to stories and pages', () => {
  expect(storyAddress('a--b')).toBe('?path=/story/a--b');
  expect(storyAddress('a--b', phoneLook)).toBe(
    '?path=/story/a--b&globals=tenant:banksia;mode:dark;viewport:390px-844px',
  );
  expect(looksAddress('a.b.c')).toBe('?path=/story/review-looks--default&args=state:a__b__c');
  expect(frameAddress('a--b', { tenant: 'banksia', mode: 'dark' })).toBe(
    'iframe.html?id=a--b&viewMode=story&globals=tenant:banksia;mode:dark',
  );
});
