import { screenTimeout, within } from '../../../base/lazy-screen.tsx';
import type * as columnLayoutModel from './column-layout.model.ts';

type ColumnLayout = typeof columnLayoutModel;

let loading: Promise<ColumnLayout> | undefined;
let loaded: ColumnLayout | undefined;

async function load() {
  loaded = await within(import('./column-layout.model.ts'), screenTimeout);
  return loaded;
}

/** The code that reads the person's own columns; most addresses have none. */
export const columnLayout = {
  load: (): Promise<ColumnLayout> => (loading ??= load()),
  /** Undefined until the code is loaded. */
  loaded: (): ColumnLayout | undefined => loaded,
};
