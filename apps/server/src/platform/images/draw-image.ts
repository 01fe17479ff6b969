import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { DrawImage, Drawing, DrawingResult, StoredImage } from '@portal/ui/theme/images';
import { compileRasteriser, TOO_EXPENSIVE } from '@portal/ui/theme/rasteriser';
import { inLimitedThread, type ThreadLimits } from '../limited-thread.ts';
import { RecentlyUsed } from '../recently-used.ts';

export interface DrawingTask {
  readonly module: WebAssembly.Module;
  readonly image: Pick<StoredImage, 'bytes' | 'mediaType'>;
}

const defaults: ThreadLimits = { timeoutMs: 3000, heap: 64 };
/** Drawings that are kept; each has at most a few hundred kilobytes. */
const maxKept = 32;

let compiled: Promise<WebAssembly.Module> | undefined;

const compile = async () =>
  compileRasteriser(
    await readFile(createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm')),
  );

/**
 * Draws images, each in its own thread, one after another. What was drawn is kept: the same bytes have the same
 * drawing.
 */
export function imageDrawing(limits: Partial<ThreadLimits> = {}): DrawImage {
  const kept = new RecentlyUsed<Promise<DrawingResult>>({ maximum: maxKept });
  let previous: Promise<unknown> = Promise.resolve();
  const draw = async (image: DrawingTask['image']): Promise<DrawingResult> => {
    compiled ??= compile();
    const task: DrawingTask = { module: await compiled, image };
    const drawn = await inLimitedThread(
      new URL('draw-image.worker.ts', import.meta.url),
      { workerData: task },
      { ...defaults, ...limits },
      (message: DrawingResult) => message,
    );
    return drawn ?? { problem: TOO_EXPENSIVE };
  };
  return ({ bytes, mediaType }) => {
    const key = createHash('sha256').update(bytes).digest('base64url');
    const known = kept.get(key);
    if (known) return known;
    const drawing = previous.then(() => draw({ bytes, mediaType }));
    previous = drawing.catch(() => undefined);
    kept.set(key, drawing);
    // A busy machine may be faster the next time.
    void drawing.then(
      (result) => 'problem' in result && kept.delete(key),
      () => kept.delete(key),
    );
    return drawing;
  };
}

/** The drawings of this process. */
export const drawImage: DrawImage = imageDrawing();

/** The drawing of a stored image. Throws if it cannot be drawn. */
export async function drawingOf(image: DrawingTask['image']): Promise<Drawing> {
  const result = await drawImage(image);
  if ('problem' in result) throw new Error(`The image ${result.problem}.`);
  return result.drawing;
}
