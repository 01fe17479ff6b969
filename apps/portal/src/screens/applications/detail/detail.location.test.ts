import { describe, expect, it } from 'vitest';
import { applicationRef, backTarget, fromOf } from './detail.location.ts';

describe('the Back link of an application', () => {
  it.each([
    [
      'the list with its filters',
      { list: '/list/all/2?status=%5B%22Locked%22%5D' },
      '?from=my',
      '/list/all/2?status=%5B%22Locked%22%5D',
      true,
    ],
    ['the list without anything', { list: '/list' }, '', '/list', true],
    ['the list with a search', { list: '/list?q=smith' }, '', '/list?q=smith', true],
    ['All Apps where only from says so', null, '?from=all', '/list/all', false],
    ['My Apps where only from says so', undefined, '?from=my', '/list', false],
    ['the landing page without either', null, '', '/', false],
    ['the landing page where from is unknown', null, '?from=everything', '/', false],
    ['what from says where the state names no list', { list: '/admin' }, '?from=all', '/list/all', false],
    [
      'what from says where the state only looks like a list',
      { list: '/listing' },
      '?from=all',
      '/list/all',
      false,
    ],
    [
      'what from says where the state leads outside',
      { list: '//elsewhere.example/list' },
      '?from=all',
      '/list/all',
      false,
    ],
    ['what from says where the state is of another kind', { list: 7 }, '?from=my', '/list', false],
    ['what from says where the state is a text', '/list', '?from=all', '/list/all', false],
  ])('leads to %s', (_case, state, search, href, visited) => {
    expect(backTarget(state, search)).toEqual({ href, visited });
  });

  it.each([
    ['?from=my', 'my'],
    ['?from=all', 'all'],
    ['?from=ALL', undefined],
    ['', undefined],
  ])('reads the origin in the address %s as %s', (search, scope) => {
    expect(fromOf(search)).toBe(scope);
  });
});

describe('the id in the address', () => {
  it.each(['1001', '0', '00000000-0000-4000-8000-000000001001'])('accepts %s', (id) => {
    expect(applicationRef(id)).toBe(id);
  });
  it.each(['abc', '-1', '10 01', '1e3', '12345678901', '../admin', '', undefined])('rejects %s', (id) => {
    expect(applicationRef(id)).toBeUndefined();
  });
});
