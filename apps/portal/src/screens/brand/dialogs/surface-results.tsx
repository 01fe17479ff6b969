import { brandSurfaces, type publishBrand, type Reply } from '@portal/api/contract';
import { Icon } from '@portal/ui/icon';
import { CircleCheck, CircleX } from 'lucide';

type Results = Reply<typeof publishBrand>['Results'];

export interface SurfaceResultsProps {
  readonly results: Results;
  /** Every surface got the new look. If not, none has it. */
  readonly published: boolean;
}

/** What happened on each surface. One that could not be drawn keeps the others from being published. */
export const SurfaceResults = ({ results, published }: SurfaceResultsProps) => (
  <ul aria-label="Surfaces" className="rounded-md border border-border">
    {brandSurfaces.map((surface) => {
      const result = results.find(({ Surface }) => Surface === surface);
      return (
        <li
          key={surface}
          className="grid min-h-[36px] grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 border-t border-border px-3 py-2 first:border-t-0"
        >
          <span className="font-medium">{surface}</span>
          <State published={published} failed={result?.Success === false} />
          {result?.Success === false && result.Message && (
            <span className="col-span-full text-xs wrap-anywhere text-text-muted">{result.Message}</span>
          )}
        </li>
      );
    })}
  </ul>
);

function State({ published, failed }: { published: boolean; failed: boolean }) {
  if (failed)
    return (
      <span className="inline-flex items-center gap-1.5 font-medium text-danger">
        <Icon glyph={CircleX} /> Error
      </span>
    );
  if (!published) return <span className="text-text-muted">Not published</span>;
  return (
    <span className="inline-flex items-center gap-1.5 font-medium text-success">
      <Icon glyph={CircleCheck} /> Published
    </span>
  );
}
