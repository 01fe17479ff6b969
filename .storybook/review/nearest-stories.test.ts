import { expect, test } from 'vitest';
import { nearestStories } from './nearest-stories.ts';

const stories = [
  'blocks-button--default',
  'screens-users-list--failed',
  'screens-users-list--empty',
  'screens-users-invite--empty',
  'guides-conventions',
].map((id) => ({ id, title: '', name: '' }));

test.each([
  [
    'screens-users--empty',
    ['screens-users-list--empty', 'screens-users-invite--empty', 'screens-users-list--failed'],
  ],
  ['blocks-buttons--default', ['blocks-button--default']],
  ['zzz--zzz', []],
])('finds the stories nearest to %s (DESK-020)', (id, nearest) => {
  expect(nearestStories(stories, id).map((story) => story.id)).toEqual(nearest);
});
