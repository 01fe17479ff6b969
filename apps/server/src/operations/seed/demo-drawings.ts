import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { plainDrawing } from '../../tenants/drawings.ts';
import { drawingNames, type Drawings } from '../../platform/tenant.ts';

const folder = join(import.meta.dirname, 'assets');

/** The drawings of a demo tenant. */
export const demoDrawings = (tenant: string): Drawings =>
  Object.fromEntries(
    drawingNames.map((name) => [
      name,
      plainDrawing(readFileSync(join(folder, `${tenant}-${name}.svg`), 'utf8')),
    ]),
  );
