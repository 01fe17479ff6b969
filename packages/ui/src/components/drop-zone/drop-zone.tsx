import { Upload } from 'lucide';
import { createContext, useContext, type ComponentProps, type ReactNode } from 'react';
import { mergeProps } from '../../behaviours/merge-props.ts';
import { classNames } from '../../parts/class-names.ts';
import { useTexts } from '../../texts/texts-context.ts';
import { FieldError } from '../field/index.ts';
import { Icon } from '../icon/index.ts';
import { dropButton } from './drop-zone.styles.ts';
import { dropZoneTexts } from './drop-zone.texts.ts';
import { middleShortened } from './file-name.model.ts';
import { useDropZone, type DropZoneOptions } from './use-drop-zone.ts';

const DropZoneContext = createContext<ReturnType<typeof useDropZone> | undefined>(undefined);

/** The state of the `DropZoneRoot` around a component. */
export function useDropZoneState(): ReturnType<typeof useDropZone> {
  const state = useContext(DropZoneContext);
  if (!state) throw new Error('This part needs a DropZoneRoot around it.');
  return state;
}

export interface DropZoneRootProps
  extends DropZoneOptions, Omit<ComponentProps<'div'>, keyof DropZoneOptions | 'onPaste' | 'onDrop'> {}

/** The zone on which files are dropped and pasted. It has `data-dragging` while files are dragged over it. */
export function DropZoneRoot({
  accept,
  maxBytes,
  maxFiles,
  onFilesAdd,
  onFilesReject,
  fileCount,
  disabled,
  texts,
  className,
  ...rest
}: DropZoneRootProps) {
  const zone = useDropZone({
    accept,
    maxBytes,
    maxFiles,
    onFilesAdd,
    onFilesReject,
    fileCount,
    disabled,
    texts,
  });
  return (
    <DropZoneContext value={zone}>
      <div {...mergeProps(zone.zoneProps, rest)} className={`group min-w-0 ${className ?? ''}`} />
    </DropZoneContext>
  );
}

export interface DropZoneTriggerProps extends ComponentProps<'button'> {
  /** `sm` is one line, for a card. Default `md`. */
  size?: 'sm' | 'md' | undefined;
}

/** The button that opens the file chooser, with the hidden file input behind it. */
export function DropZoneTrigger({ size = 'md', className, ...rest }: DropZoneTriggerProps) {
  const { buttonProps, inputProps } = useDropZoneState();
  return (
    <>
      <button {...mergeProps(buttonProps, rest)} className={dropButton({ size, className })} />
      <input {...inputProps} />
    </>
  );
}

const REASONS_SHOWN = 5;

/** Why files of the last choice were rejected. Announced when it appears. */
export function DropZoneErrors({ className, ...rest }: Omit<ComponentProps<'div'>, 'children'>) {
  const { rejections, errorsProps } = useDropZoneState();
  const texts = useTexts('drop-zone', dropZoneTexts);
  const more = rejections.length - REASONS_SHOWN;
  if (rejections.length === 0) return null;
  return (
    <div {...rest} {...errorsProps} className={classNames('mt-1.5 grid min-w-0 gap-1', className)}>
      {rejections.slice(0, REASONS_SHOWN).map(({ name, reason }, index) => (
        <FieldError key={index}>
          {rejections.length > 1 && (
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
      {more > 0 && <p className="text-xs text-danger">{texts.moreRejected({ count: more })}</p>}
    </div>
  );
}

export interface DropZoneProps
  extends Omit<DropZoneRootProps, 'children'>, Pick<DropZoneTriggerProps, 'size'> {
  /** Name of the button. Default `Click here or drop document files to upload` (BULK-002). */
  text?: string | undefined;
  /** Below the text, such as `One spreadsheet, .xlsx or .xls`. */
  hint?: ReactNode;
}

/** A button that opens the file chooser and accepts files that are dropped or pasted on it. */
export function DropZone({ text, hint, size = 'md', ...root }: DropZoneProps) {
  const texts = useTexts('drop-zone', dropZoneTexts);
  return (
    <DropZoneRoot {...root}>
      <DropZoneTrigger size={size}>
        <Icon glyph={Upload} size={size === 'md' ? 20 : 16} className="text-text-muted" />
        <span className="min-w-0 font-medium wrap-anywhere">{text ?? texts.text}</span>
        {hint !== undefined && <span className="min-w-0 text-xs text-text-muted wrap-anywhere">{hint}</span>}
      </DropZoneTrigger>
      <DropZoneErrors />
    </DropZoneRoot>
  );
}
