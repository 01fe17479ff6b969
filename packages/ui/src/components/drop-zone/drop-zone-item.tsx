import { FileText, RotateCcw, X } from 'lucide';
import { type ComponentProps, type ReactNode } from 'react';
import { useMergedRefs } from '../../behaviours/use-merged-refs.ts';
import { useFocusFallback } from '../../behaviours/use-focus-fallback.ts';
import { Icon } from '../icon/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { ProgressBar } from '../progress-bar/index.ts';
import { formatPercent } from '../../texts/english-numbers.ts';
import { useTexts } from '../../texts/texts-context.ts';
import { dropZoneItemTexts } from './drop-zone-item.texts.ts';
import { shownPercent, type FileFacts, type FileState } from './drop-zone.model.ts';
import { fileMeta, fileRow } from './drop-zone.styles.ts';
import { endKept, shownFileName, sizeText } from './file-name.model.ts';
import { fileNameTexts } from './file-name.texts.ts';

const percentFormat = { percent: formatPercent };

export interface DropZoneItemProps extends Omit<ComponentProps<'li'>, 'children'> {
  /** Its name is made safe to show. */
  file: Pick<FileFacts, 'name' | 'size'>;
  state: FileState;
  /** The share that is sent, 0 to 100. At most 95 is shown before the file is done; then it is shown only if given. Default 0. */
  percent?: number | undefined;
  /** Why it failed. Default the text of `failed`. */
  reason?: ReactNode;
  /** Sends it again. The button appears after a failure. */
  onRetry?: (() => void) | undefined;
  /** Removes it, or cancels the upload. */
  onRemove?: (() => void) | undefined;
  /** With a border, for a dialog. Default false. */
  boxed?: boolean | undefined;
}

/** A file of an upload: its state, its progress, and why it failed. */
export function DropZoneItem({
  file,
  state,
  percent,
  reason,
  onRetry,
  onRemove,
  boxed = false,
  className,
  ref,
  ...rest
}: DropZoneItemProps) {
  const attach = useMergedRefs<HTMLLIElement>(useFocusFallback(), ref);
  const texts = useTexts('drop-zone-item', dropZoneItemTexts);
  const nameTexts = useTexts('file-name', fileNameTexts);
  const percentOf = useTexts('formats', percentFormat).percent;
  const name = shownFileName(file.name, nameTexts.unnamed);
  const [start, end] = endKept(name);
  const size = sizeText(file.size, nameTexts);
  const word = texts[state];
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
          <span className="font-medium tabular-nums">{percentOf({ share: shown / 100 })}</span>
        )}
        {state === 'failed' && onRetry && (
          <IconButton size="xs" icon={RotateCcw} name={texts.retryName({ name })} onClick={onRetry} />
        )}
        {onRemove && <IconButton size="xs" icon={X} name={texts.removeName({ name })} onClick={onRemove} />}
      </div>
      {(sending || state === 'done') && (
        <ProgressBar
          label={texts.progressName({ state: word, name })}
          value={shown}
          tone={state === 'done' ? 'success' : 'brand'}
          className="col-start-2 -col-end-1"
        />
      )}
    </li>
  );
}
