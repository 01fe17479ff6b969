import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { beforeAll, describe, expect, test } from 'vitest';
import { readImage } from '../images/index.ts';
import { limitMemory } from './limit-memory.ts';
import { compileRasteriser, startRasteriser, type Rasterise } from './rasteriser.ts';

const { resolve } = createRequire(import.meta.url);
const wasm = () => readFileSync(resolve('@resvg/resvg-wasm/index_bg.wasm'));
let rasterise: Rasterise;
beforeAll(async () => {
  rasterise = await startRasteriser(await compileRasteriser(wasm()), () => []);
});

const svg = (inside: string, root = 'viewBox="0 0 40 40"', prologue = '') =>
  `${prologue}<svg xmlns="http://www.w3.org/2000/svg" ${root}>${inside}</svg>`;
const red = '<rect width="400" height="400" fill="#e30613"/>';
const read = (text: string | Buffer, use: 'logo' | 'icon' = 'logo') =>
  readImage(new Uint8Array(Buffer.from(text)), 'a', use, (image) => Promise.resolve(rasterise(image)));

describe('An image has the size that a browser gives it (STUDIO-035)', () => {
  test.each([
    ['viewBox="0 0 80 40"', 80, 40],
    ['width="40mm" height="10mm" viewBox="0 0 40 10"', 151.18, 37.8],
    ['width="100%" height="100%" viewBox="0,0 80,40"', 80, 40],
    ['width="30" viewBox="0 0 80 40"', 80, 40],
    [`width='3in'\n  height='72pt'`, 288, 96],
    ['data-note="viewBox 1 > 0" width="20" height="20" viewBox="0 0 40 40"', 20, 20],
  ])('%s', async (root, width, height) => {
    expect(await read(svg(red, root))).toMatchObject({ ok: true, image: { width, height } });
  });

  test('with a comment or a document type that holds another root', async () => {
    const prologue = '<!-- <svg width="9" height="1"> --><!DOCTYPE svg [<!ENTITY a "<svg/>">]>';
    expect(await read(svg(red, undefined, prologue))).toMatchObject({ image: { width: 40, height: 40 } });
  });
});

const laughs = Array.from({ length: 9 }, (_, at) => `<!ENTITY a${at + 1} "${`&a${at};`.repeat(10)}">`);

test.each([
  ['no size', svg(red, ''), 'is neither an SVG nor a PNG with a size'],
  ['a size of zero', svg(red, 'viewBox="0 0 0 40"'), 'is neither an SVG nor a PNG with a size'],
  ['another namespace', `<svg viewBox="0 0 40 40">${red}</svg>`, 'is neither an SVG nor a PNG with a size'],
  ['UTF-16', Buffer.from(`\uFEFF${svg(red)}`, 'utf16le'), 'is neither an SVG nor a PNG with a size'],
  ['a JPEG', Buffer.from('ffd8ffe000104a464946', 'hex'), 'is neither an SVG nor a PNG with a size'],
  ['a wrong end', svg(`\n\n${red}</g>`), 'is not well-formed at line 3'],
  ['no end', svg('<g>').replace('</svg>', ''), 'is not well-formed: it ends too early'],
  [
    'HTML only',
    svg(
      '<foreignObject width="40" height="40"><b xmlns="http://www.w3.org/1999/xhtml">b</b></foreignObject>',
    ),
    'shows nothing: it is damaged, or transparent',
  ],
  [
    'deep nesting',
    svg(`${'<g>'.repeat(9000)}${'</g>'.repeat(9000)}`),
    'takes too long or too much memory to draw',
  ],
  [
    'a billion laughs',
    svg(`<text>&a9;</text>${red}`, undefined, `<!DOCTYPE svg [<!ENTITY a0 "ha">${laughs.join('')}]>`),
    'takes too long or too much memory to draw',
  ],
])('refuses an image with %s by name (STUDIO-035, STUDIO-041)', async (_, file, problem) => {
  expect(await read(file)).toEqual({ ok: false, problems: [`a ${problem}.`] });
});

test('finds the colours that people see, without translucent and small ones (STUDIO-030)', async () => {
  const inside = `${red}<rect width="40" height="20" fill="#0b5cab"/><path d="M0 0h1v1z" fill="#0f0"/>`;
  expect(await read(svg(inside))).toMatchObject({ colours: ['#0b5cab', '#e30613'] });
  expect(await read(svg('<rect width="40" height="40" fill="#0b5cab" opacity=".4"/>'))).toMatchObject({
    ok: true,
    colours: [],
  });
});

test('gives a module a maximum of memory', async () => {
  const { instance } = await WebAssembly.instantiate(limitMemory(memoryModule, 1));
  const memory = instance.exports['memory'] as WebAssembly.Memory;
  expect(memory.grow(15)).toBe(1);
  expect(() => memory.grow(1)).toThrow(RangeError);
  expect(() => limitMemory(memoryModule.subarray(0, 8), 1)).toThrow(TypeError);
});

/** Exports a memory of one page. */
const memoryModule = Uint8Array.from(
  Buffer.from('0061736d01000000050301000107' + '0a01066d656d6f72790200', 'hex'),
);
