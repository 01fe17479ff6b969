import { Button } from '@portal/ui/button';
import { EmptyState, iconDisc } from '@portal/ui/empty-state';
import { Icon } from '@portal/ui/icon';
import { Loader } from '@portal/ui/loader';
import { CircleX, FileQuestionMark, RotateCcw } from 'lucide';
import type { ReactNode } from 'react';

interface RecordMissingProps {
  /** Where nothing around says it: then it is the page's heading. */
  readonly title?: string | undefined;
  /** Leads back to the list. */
  readonly back?: ReactNode;
}

/** One record on its way: the page has its heading already. */
export function RecordLoading({ title, text }: { readonly title: string; readonly text: string }) {
  return (
    <>
      <h1 className="sr-only">{title}</h1>
      <Loader text={text} />
    </>
  );
}

/** One record that is unknown or out of sight, which look alike: nothing tells them apart. */
export function RecordNotFound({
  title,
  back,
  sentence,
}: RecordMissingProps & { readonly sentence: string }) {
  return (
    <>
      {title && <h1 className="sr-only">{title}</h1>}
      <EmptyState
        icon={FileQuestionMark}
        title={<span className="block max-w-[62ch] text-balance">{sentence}</span>}
        action={back}
      />
    </>
  );
}

/**
 * The read failed, so whether there is such a record is unknown: the sentence of a missing one would be untrue, and no other
 * is given (OP-250). Its title and Retry are all there is to say.
 */
export function RecordFailed({
  title,
  back,
  onRetry,
}: RecordMissingProps & { readonly onRetry: () => void }) {
  return (
    <div className="grid justify-items-center gap-3 px-6 py-[56px]">
      <span className={iconDisc({ tone: 'danger' })}>
        <Icon glyph={CircleX} size={20} />
      </span>
      {title && <h1 className="text-md font-semibold tabular-nums">{title}</h1>}
      <div className="flex flex-wrap justify-center gap-2">
        {back}
        <Button icon={RotateCcw} onClick={onRetry}>
          Retry
        </Button>
      </div>
    </div>
  );
}
