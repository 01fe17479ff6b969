import { expect, test } from 'vitest';
import { nameOfUser } from './users.ts';

test.each([
  ['Ann', 'Lee', 'Ann Lee'],
  ['Ann', null, 'Ann'],
  [null, 'Lee', 'Lee'],
  [null, null, 'ann@post.example'],
  ['', ' ', 'ann@post.example'],
])('a user named %j %j is listed as %s (USER-011, OP-161)', (FirstName, LastName, name) => {
  expect(nameOfUser({ FirstName, LastName, Email: 'ann@post.example' })).toBe(name);
});
