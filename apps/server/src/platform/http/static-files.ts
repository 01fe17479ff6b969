import { existsSync, readdirSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { getMimeType } from 'hono/utils/mime';
import { accepts, type Encoding } from './accepted-encoding.ts';
import type { AppContext } from './app-env.ts';

const packings = [
  { encoding: 'br', ending: '.br' },
  { encoding: 'gzip', ending: '.gz' },
] as const satisfies readonly { readonly encoding: Encoding; readonly ending: string }[];

export interface StaticFiles {
  /** The HTML of the portal page; undefined without a build. */
  page(): Promise<string | undefined>;
  /** The file of a path; undefined if there is none. */
  serve(c: AppContext, path: string): Promise<Response | undefined>;
}

/** Serves the files of a build folder. The list is read once per build, and only listed files are opened. */
export function staticFiles(folder: string): StaticFiles {
  const start = join(folder, 'index.html');
  let listed: { readonly builtAt: number; readonly files: ReadonlySet<string>; page?: string } | undefined;
  const current = () => {
    const builtAt = existsSync(start) ? statSync(start).mtimeMs : 0;
    if (listed?.builtAt !== builtAt) listed = { builtAt, files: builtAt ? filesIn(folder) : new Set() };
    return listed;
  };
  return {
    page: async () => {
      const list = current();
      if (list.builtAt === 0) return undefined;
      list.page ??= await readFile(start, 'utf8');
      return list.page;
    },
    serve: async (c, path) => {
      const { files } = current();
      const type = getMimeType(path);
      if (!type || !files.has(path) || packings.some(({ ending }) => path.endsWith(ending))) return undefined;
      const packing = packings.find(
        ({ encoding, ending }) => accepts(c, encoding) && files.has(path + ending),
      );
      c.header('Cache-Control', isHashed(path) ? 'public, max-age=31536000, immutable' : 'no-cache');
      c.header('Content-Type', type);
      c.header('Vary', 'Accept-Encoding');
      if (packing) c.header('Content-Encoding', packing.encoding);
      return c.body(await readFile(join(folder, `${path}${packing?.ending ?? ''}`)));
    },
  };
}

/** Below `/assets/` the build places files with a content hash in their name. */
const isHashed = (path: string): boolean => path.startsWith('/assets/');

function filesIn(folder: string): ReadonlySet<string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return new Set(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => `/${relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/')}`),
  );
}
