import { CircleCheck, CircleX, FileText, RotateCcw, X } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '../icon/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { ProgressBar } from '../progress-bar/index.ts';
import { fileSize, shownFileName, type FileFacts } from './drop-zone.model.ts';
import { fileMeta, fileRow } from './drop-zone.styles.ts';

export type FileState = 'waiting' | 'uploading' | 'done' | 'failed';

export interface FileRowProps extends Omit<ComponentProps<'li'>, 'children'> {
  file: FileFacts;
  state: FileState;
  /** While it is uploaded: 0 to 100; `uploadPercent` holds it at 95 until the answer. */
  percent?: number | undefined;
  /** Why it failed, in a sentence. */
  reason?: ReactNode;
  /** Sends it again; offered after a failure. */
  onRetry?: (() => void) | undefined;
  /** Takes it away, or stops it while it is uploaded. */
  onRemove?: (() => void) | undefined;
  /** What the states are called. */
  texts?: Partial<Record<FileState, string>> | undefined;
}

const glyphs = { waiting: FileText, uploading: FileText, done: CircleCheck, failed: CircleX };
const tones = {
  waiting: 'text-text-muted',
  uploading: 'text-text-muted',
  done: 'text-success',
  failed: 'text-danger',
};
const words = { waiting: 'Waiting', uploading: 'Uploading', done: 'Uploaded', failed: 'Failed' };

/** A file on its way: its name, its size, how far it is or how it ended. */
export function FileRow({
  file,
  state,
  percent = 0,
  reason,
  onRetry,
  onRemove,
  texts,
  className,
  ...rest
}: FileRowProps) {
  const name = shownFileName(file.name);
  const word = texts?.[state] ?? words[state];
  return (
    <li {...rest} data-state={state} className={fileRow({ className })}>
      <Icon glyph={glyphs[state]} className={tones[state]} />
      <div className="min-w-0">
        <bdi title={name} className="block truncate font-medium">
          {name}
        </bdi>
        <p className={fileMeta({ failed: state === 'failed' })}>
          {[fileSize(file.size), state === 'uploading' ? `${Math.floor(percent)}%` : word]
            .filter(Boolean)
            .join(' · ')}
          {state === 'failed' && reason && <>: {reason}</>}
        </p>
      </div>
      <span className="flex gap-1">
        {state === 'failed' && onRetry && (
          <IconButton size="xs" icon={RotateCcw} name={`Retry ${name}`} tip="Retry" onClick={onRetry} />
        )}
        {onRemove && (
          <IconButton size="xs" icon={X} name={`Remove ${name}`} tip="Remove" onClick={onRemove} />
        )}
      </span>
      {state === 'uploading' && (
        <ProgressBar label={`${word} ${name}`} value={percent} className="col-span-2 col-start-2 me-1.5" />
      )}
    </li>
  );
}
