import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename, extname } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { assetsPath } from '../paths.ts';

export interface PageAsset {
  readonly type: string;
  readonly body: Uint8Array<ArrayBuffer>;
  /** The file compressed with Brotli, once; undefined for formats that are already compressed. */
  readonly brotli: (() => Promise<Uint8Array<ArrayBuffer>>) | undefined;
}

const brotli = promisify(brotliCompress);

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.woff2': 'font/woff2',
};

const assets = new Map<string, PageAsset>();

export const pageAsset = (name: string): PageAsset | undefined => assets.get(name);

/** Fonts, tokens, reset and base styles are the portal's; these pages only add to them. */
const theme = new URL('./', import.meta.resolve('@portal/ui/theme'));
const shared = [
  'layers.css',
  'generated/inputs.css',
  'scales.css',
  'colours.css',
  'generated/fallback.css',
  'fonts.css',
  'reset.css',
  'base.css',
];

const own = ['frame.css', 'form.css', 'accounts.css'];

export const styleAddress = keep(
  'sign-in.css',
  Buffer.from([...shared.map(sharedStyle), ...own.map(ownFile)].join('\n')),
);
export const scriptAddress = keep('sign-in.js', Buffer.from(ownFile('pages.client.js')));

function sharedStyle(file: string): string {
  const address = new URL(file, theme);
  return readFileSync(address, 'utf8').replace(
    /url\(["']?([^"')]+\.woff2)["']?\)/g,
    (_whole, path: string) => {
      const font = new URL(path, address);
      return `url('${keep(basename(font.pathname), readFileSync(font))}')`;
    },
  );
}

function ownFile(name: string): string {
  return readFileSync(new URL(name, import.meta.url), 'utf8');
}

function keep(name: string, body: Buffer): string {
  const ending = extname(name);
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 12);
  const address = `${basename(name, ending)}.${hash}${ending}`;
  let compressed: Promise<Uint8Array<ArrayBuffer>> | undefined;
  assets.set(address, {
    type: types[ending] ?? 'application/octet-stream',
    body: new Uint8Array(body),
    brotli:
      ending === '.woff2'
        ? undefined
        : () => (compressed ??= brotli(body).then((bytes) => new Uint8Array(bytes))),
  });
  return `${assetsPath}${address}`;
}
