import type { BrandChange } from '@portal/api/contract';
import { Changes } from './changes.tsx';

/** What changed in a look, on as few lines as possible. */
export const ShortChanges = ({ changes }: { readonly changes: readonly BrandChange[] }) => (
  <div className="[&_li]:min-h-0! [&_li]:border-0! [&_li]:px-0! [&_li]:py-0.5! [&_ul]:border-0!">
    <Changes changes={changes} />
  </div>
);
