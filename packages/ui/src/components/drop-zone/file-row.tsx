import { FileText, RotateCcw, X } from 'lucide-react';
import { useMemo, type ComponentProps, type ReactNode } from 'react';
import { mergeRefs } from '../../behaviours/merge-refs.ts';
import { useFocusFallback } from '../../behaviours/use-focus-fallback.ts';
import { Icon } from '../icon/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { ProgressBar } from '../progress-bar/index.ts';
import { shownPercent, type FileFacts, type FileState } from './drop-zone.model.ts';
import { fileMeta, fileRow } from './drop-zone.styles.ts';
import { endKept, fileSize, shownFileName } from './file-name.model.ts';

export interface DropZoneItemProps extends Omit<ComponentProps<'li'>, 'children'> {
  /** As the person's machine gave it; its name is made safe to show. */
  file: Pick<FileFacts, 'name' | 'size'>;
  state: FileState;
  /** Sent so far, 0 to 100; never shown above 95 until it is done, and then only where it is given. Default 0. */
  percent?: number | undefined;
  /** Why it failed. Default the word of `failed`. */
  reason?: ReactNode;
  /** Sends it again; offered after a failure. */
  onRetry?: (() => void) | undefined;
  /** Takes it away, or stops it on its way. */
  onRemove?: (() => void) | undefined;
  /** With a frame of its own, for a dialog. Default false. */
  boxed?: boolean | undefined;
  /** What the states are called. */
  texts?: Partial<Record<FileState, string>> | undefined;
  /** Default `Retry` before the name. */
  retryName?: ((name: string) => string) | undefined;
  /** Default `Remove` before the name. */
  removeName?: ((name: string) => string) | undefined;
}

const words: Record<FileState, string> = {
  waiting: 'Waiting',
  uploading: 'Uploading',
  processing: 'Processing',
  done: 'Uploaded',
  failed: 'Upload failed',
};

/** A file on its way up: what it is doing in a word, how far it is, and why it failed. */
export function DropZoneItem({
  file,
  state,
  percent,
  reason,
  onRetry,
  onRemove,
  boxed = false,
  texts,
  retryName = (name) => `Retry ${name}`,
  removeName = (name) => `Remove ${name}`,
  className,
  ref,
  ...rest
}: DropZoneItemProps) {
  const focusFallback = useFocusFallback();
  const attach = useMemo(() => mergeRefs<HTMLLIElement>(focusFallback, ref), [focusFallback, ref]);
  const name = shownFileName(file.name);
  const [start, end] = endKept(name);
  const size = fileSize(file.size);
  const word = texts?.[state] ?? words[state];
  const sending = state === 'uploading' || state === 'processing';
  const shown = shownPercent(state, percent);
  return (
    <li {...rest} ref={attach} data-state={state} className={fileRow({ boxed, className })}>
      <Icon glyph={FileText} className="text-text-muted" />
      <div className="min-w-0">
        <bdi title={name} className="flex text-start font-medium whitespace-pre">
          <span className="overflow-hidden text-ellipsis">{start}</span>
          {end && <span className="flex-none">{end}</span>}
        </bdi>
        <p className={fileMeta({ failed: state === 'failed' })}>
          {size !== '' && `${size} · `}
          <span aria-live="polite">{state === 'failed' ? (reason ?? word) : word}</span>
        </p>
      </div>
      <div className="flex items-center gap-1">
        {(sending || (state === 'done' && percent !== undefined)) && (
          <span className="font-medium tabular-nums">{shown}%</span>
        )}
        {state === 'failed' && onRetry && (
          <IconButton size="xs" icon={RotateCcw} name={retryName(name)} onClick={onRetry} />
        )}
        {onRemove && <IconButton size="xs" icon={X} name={removeName(name)} onClick={onRemove} />}
      </div>
      {(sending || state === 'done') && (
        <ProgressBar
          label={`${word} ${name}`}
          value={shown}
          tone={state === 'done' ? 'success' : 'brand'}
          className="col-start-2 -col-end-1"
        />
      )}
    </li>
  );
}
