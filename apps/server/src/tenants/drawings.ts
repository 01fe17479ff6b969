import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, 'assets');
const files = ['logo.svg', 'logo-dark.svg', 'favicon.svg'] as const;
const drawn = ['harbour', 'meridian', 'banksia'];

/** Every drawing by its address below `/tenant-assets/`, read once; nothing else can be asked for. */
const drawings = new Map<string, string>(
  drawn.flatMap((tenant) =>
    files.map(
      (file) => [`${tenant}/${file}`, readFileSync(join(folder, `${tenant}-${file}`), 'utf8')] as const,
    ),
  ),
);

export const hasDrawings = (tenant: string): boolean => drawings.has(`${tenant}/logo.svg`);

export const drawing = (tenant: string, file: string): string | undefined =>
  drawings.get(`${tenant}/${file}`);
