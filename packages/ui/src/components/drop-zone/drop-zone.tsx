import { Upload } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Alert } from '../alert/index.ts';
import { Icon } from '../icon/index.ts';
import { shownFileName } from './drop-zone.model.ts';
import { dropButton } from './drop-zone.styles.ts';
import { useDropZone, type DropZoneOptions } from './use-drop-zone.ts';

export interface DropZoneProps
  extends DropZoneOptions, Omit<ComponentProps<'div'>, keyof DropZoneOptions | 'children'> {
  /** On the button. Default `Click here or drop document files to upload` (BULK-002). */
  text?: string | undefined;
  /** `lg` in a dialog of its own, `sm` inside a card. Default `lg`. */
  size?: 'sm' | 'lg' | undefined;
}

/** Takes files: by a press, a drop or a paste. What it refuses, it says, and why. */
export function DropZone({
  text = 'Click here or drop document files to upload',
  size = 'lg',
  rules,
  alreadyThere,
  onAddFiles,
  disabled,
  className = '',
  ...rest
}: DropZoneProps) {
  const zone = useDropZone({ rules, alreadyThere, onAddFiles, disabled });
  return (
    <div {...rest} {...zone.rootProps} className={`grid min-w-0 gap-3 ${className}`}>
      <button {...zone.buttonProps} data-over={zone.over || undefined} className={dropButton({ size })}>
        <Icon glyph={Upload} size={size === 'lg' ? 20 : 16} className="flex-none text-text-muted" />
        {text}
      </button>
      <input {...zone.inputProps} />
      {zone.refused.length > 0 && (
        <Alert tone="danger">
          {zone.refused.map(({ file, reason }, index) => (
            <p key={`${index} ${file.name}`} className="wrap-anywhere">
              <bdi className="font-medium">{shownFileName(file.name)}</bdi>: {reason}
            </p>
          ))}
        </Alert>
      )}
    </div>
  );
}
