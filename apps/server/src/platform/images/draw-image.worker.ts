import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';
import { startRasteriser } from '@portal/ui/theme/rasteriser';
import { yieldProcessor } from '../yield-processor.ts';
import type { DrawingTask } from './draw-image.ts';

const { resolve } = createRequire(import.meta.url);

yieldProcessor();
const { module, image } = workerData as DrawingTask;
const rasterise = await startRasteriser(module, () =>
  ['400Regular/Inter_400Regular', '600SemiBold/Inter_600SemiBold'].map((face) =>
    readFileSync(resolve(`@expo-google-fonts/inter/${face}.ttf`)),
  ),
);
parentPort?.postMessage(rasterise(image));
