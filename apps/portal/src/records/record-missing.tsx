import { EmptyState, iconDisc } from '@portal/ui/empty-state';
import { Icon } from '@portal/ui/icon';
import { Loader } from '@portal/ui/loader';
import { CircleX, FileQuestionMark } from 'lucide';
import type { ReactNode } from 'react';
import { Retry } from '../base/retry.tsx';

interface RecordMissingProps {
  /** Page heading, if nothing around it already has one. */
  readonly title?: string | undefined;
  /** Link back to the list. */
  readonly back?: ReactNode;
}

/** Loading state of one record; the page already has its heading. */
export function RecordLoading({ title, text }: { readonly title: string; readonly text: string }) {
  return (
    <>
      <h1 className="sr-only">{title}</h1>
      <Loader text={text} />
    </>
  );
}

/** A record that does not exist or is not visible to the user; both look the same, so that neither is disclosed. */
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
 * The read failed, so whether the record exists is unknown: title and Retry are shown, and no text about a missing
 * record (OP-250).
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
        <Retry onClick={onRetry} />
      </div>
    </div>
  );
}
