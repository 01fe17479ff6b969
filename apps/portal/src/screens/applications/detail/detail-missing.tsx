import { Button } from '@portal/ui/button';
import { EmptyState, iconDisc } from '@portal/ui/empty-state';
import { Icon } from '@portal/ui/icon';
import { CircleX, FileQuestionMark, RotateCcw } from 'lucide-react';
import { DetailBackLink, type DetailBack } from './detail-back-link.tsx';

const notFound =
  'This application cannot be found. The application may no longer exist or you might not have permission to view it.';

export interface DetailNotFoundProps {
  /** The number in brackets, where nothing around says it: then it is the page's heading. */
  title?: string | undefined;
  /** On a page of its own. */
  back?: DetailBack | undefined;
}

/** Unknown and out of sight look alike (spec A §8): nothing tells them apart. */
export function DetailNotFound({ title, back }: DetailNotFoundProps) {
  return (
    <>
      {title && <h1 className="sr-only">{title}</h1>}
      <EmptyState
        icon={FileQuestionMark}
        title={<span className="block max-w-[62ch] text-balance">{notFound}</span>}
        action={back && <DetailBackLink back={back} variant="secondary" />}
      />
    </>
  );
}

export interface DetailFailedProps extends DetailNotFoundProps {
  onRetry: () => void;
}

/**
 * The read failed, so whether the application exists is unknown: the sentence of a missing one would be untrue,
 * and no other is given (OP-250). Its number and Retry are all there is to say.
 */
export function DetailFailed({ title, back, onRetry }: DetailFailedProps) {
  return (
    <div className="grid justify-items-center gap-3 px-6 py-[56px]">
      <span className={iconDisc({ tone: 'danger' })}>
        <Icon glyph={CircleX} size={20} />
      </span>
      {title && <h1 className="text-md font-semibold tabular-nums">{title}</h1>}
      <div className="flex flex-wrap justify-center gap-2">
        {back && <DetailBackLink back={back} />}
        <Button icon={RotateCcw} onClick={onRetry}>
          Retry
        </Button>
      </div>
    </div>
  );
}
