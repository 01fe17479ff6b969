import fc from 'fast-check';
import { expect, test } from 'vitest';
import { htmlToText } from './html-text.model.ts';
import { anyCharacter } from '../../../../tools/any-character.ts';

test.each([
  ['<p>Please send a <b>certified</b> copy</p><p>by post</p>', 'Please send a certified copy\nby post'],
  ['One<br>two<br/>three', 'One\ntwo\nthree'],
  ['<ul><li>a</li><li>b</li></ul>', 'a\nb'],
  ['a<script>alert(1)</script>b<style>p{}</style>c<!-- d > -->e', 'abce'],
  ['<SCRIPT>alert(1)</ScRiPt >ok', 'ok'],
  ['1 < 2 &amp;&amp; 3 > 2', '1 < 2 && 3 > 2'],
  ['&lt;img src=x onerror=alert(1)&gt;', '<img src=x onerror=alert(1)>'],
  ['&#65;&#x42;&#0;&#xD800;&unheard;&nbsp;', 'AB\uFFFD\uFFFD&unheard;'],
  ['1 < <b>2</b>', '1 < 2'],
  ['ab<!x>c', 'abc'],
  ['<!doctype html><p>1 < 2</p>', '1 < 2'],
  ['a</script>b<p>c</p>', 'ab\nc'],
  ['a \t  b', 'a b'],
  ['<p>a</p> <p></p> <p></p> <p>b</p>', 'a\nb'],
  ['&#x110000;&#1114112;&#x10FFFF;&#xDFFF;&#xE000;', '\uFFFD\uFFFD\u{10FFFF}\uFFFD\uE000'],
  ['<!-- never closed', ''],
  ['<p', ''],
  ['', ''],
])('extracts from %s the text %j', (html, text) => {
  expect(htmlToText(html)).toBe(text);
});

test('never throws, and takes linear time', () => {
  fc.assert(fc.property(fc.string({ unit: anyCharacter }), (html) => void htmlToText(html)));
  for (const part of ['<', '<!--', '<script>', '</', '&', '&#', '<p ', '\n ']) {
    expect(htmlToText(part.repeat(50_000)).length).toBeLessThanOrEqual(part.length * 50_000);
  }
});
