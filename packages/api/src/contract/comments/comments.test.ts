import * as v from 'valibot';
import { expect, test } from 'vitest';
import { addComment, commentError } from './comments.ts';

test.each([
  ['', 'Empty comment cannot be saved.'],
  [' \n ', 'Empty comment cannot be saved.'],
  ['a'.repeat(501), 'Comment cannot be longer than 500 characters.'],
  ['a'.repeat(500), undefined],
  [` ${'a'.repeat(500)} `, undefined],
  ['a', undefined],
])(
  'accepts or rejects a comment with the specified message (CMT-005, CMT-007, CMT-009): %#',
  (Comment, rejection) => {
    expect(commentError(Comment)).toBe(rejection);
    expect(v.is(addComment.body, { Comment })).toBe(rejection === undefined);
  },
);
