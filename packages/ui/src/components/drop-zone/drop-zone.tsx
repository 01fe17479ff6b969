import { Upload } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { FieldError } from '../field/index.ts';
import { Icon } from '../icon/index.ts';
import { dropButton } from './drop-zone.styles.ts';
import { middleShortened } from './file-name.model.ts';
import { useDropZone, type DropZoneOptions } from './use-drop-zone.ts';

export interface DropZoneProps
  extends
    DropZoneOptions,
    Omit<ComponentProps<'div'>, keyof DropZoneOptions | 'children' | 'onPaste' | 'onDrop'> {
  /** Name of the button. Default `Click here or drop document files to upload` (BULK-002). */
  text?: string | undefined;
  /** Under the text, such as `One spreadsheet, .xlsx or .xls`. */
  hint?: ReactNode;
  /** `sm` is one line, for a card. Default `md`. */
  size?: 'sm' | 'md' | undefined;
}

const REASONS_SHOWN = 5;

/** One button that opens the chooser and takes what is dropped or pasted on it. */
export function DropZone({
  text = 'Click here or drop document files to upload',
  hint,
  size = 'md',
  accept,
  maxBytes,
  maxFiles,
  onFilesAdd,
  fileCount,
  disabled,
  texts,
  className = '',
  ...rest
}: DropZoneProps) {
  const zone = useDropZone({ accept, maxBytes, maxFiles, onFilesAdd, fileCount, disabled, texts });
  const { refused } = zone;
  return (
    <div {...rest} {...zone.zoneProps} className={`group min-w-0 ${className}`}>
      <button {...zone.buttonProps} className={dropButton({ size })}>
        <Icon glyph={Upload} size={size === 'md' ? 20 : 16} className="text-text-muted" />
        <span className="min-w-0 font-medium wrap-anywhere">{text}</span>
        {hint !== undefined && <span className="min-w-0 text-xs text-text-muted wrap-anywhere">{hint}</span>}
      </button>
      <input {...zone.inputProps} />
      {refused.length > 0 && (
        <div {...zone.refusedProps} className="mt-1.5 grid min-w-0 gap-1">
          {refused.slice(0, REASONS_SHOWN).map(({ name, reason }, index) => (
            <FieldError key={index}>
              {refused.length > 1 && (
                <>
                  <bdi title={name} className="wrap-anywhere">
                    {middleShortened(name)}
                  </bdi>
                  {': '}
                </>
              )}
              {reason}
            </FieldError>
          ))}
          {refused.length > REASONS_SHOWN && (
            <p className="text-xs text-danger">{`+${refused.length - REASONS_SHOWN}`}</p>
          )}
        </div>
      )}
    </div>
  );
}
