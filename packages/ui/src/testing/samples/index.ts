import { blocks } from './blocks.tsx';
import { charts } from './charts.tsx';
import { fields } from './fields.tsx';
import { forms } from './forms.tsx';
import { frame } from './frame.tsx';
import { safe } from './safe.tsx';
import type { Samples } from './sample.ts';
import { themeEditor } from './theme-editor.tsx';

export type { Samples } from './sample.ts';

/** A sample of every exported component. */
export const samples: Samples = {
  ...blocks,
  ...charts,
  ...fields,
  ...forms,
  ...frame,
  ...safe,
  ...themeEditor,
};
