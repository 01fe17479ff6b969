import { Check, X, type LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Icon } from '../icon/index.ts';
import { tagCount, tagFrame, tagRemove, tagToggle } from './tag-button.styles.ts';
import { useTagButton, type TagButtonOptions } from './use-tag-button.ts';

export interface TagButtonProps
  extends
    TagButtonOptions,
    Omit<ComponentProps<'button'>, keyof TagButtonOptions | 'children' | 'onClick' | 'type'> {
  label: string;
  /** How many there are of it, after the label. */
  count?: number | undefined;
  /** Before the label; while pressed, a tick takes its place. */
  icon?: LucideIcon | undefined;
  /** With it the tag has a remove button. */
  onRemove?: (() => void) | undefined;
  /** Name of the remove button. Default `Remove` and the label. */
  removeName?: string | undefined;
}

/** A chip that can be pressed: a label that is set, a value that narrows. `className` goes to the whole chip. */
export function TagButton({
  label,
  count,
  icon,
  onRemove,
  removeName = `Remove ${label}`,
  pressed,
  defaultPressed,
  onChangePressed,
  disabled = false,
  className,
  ...rest
}: TagButtonProps) {
  const tag = useTagButton({ pressed, defaultPressed, onChangePressed, disabled });
  const glyph = tag.pressed ? Check : icon;
  return (
    <span
      data-pressed={tag.pressed || undefined}
      data-disabled={disabled || undefined}
      className={tagFrame({ className })}
    >
      <button {...rest} {...tag.buttonProps} title={label} className={tagToggle()}>
        {glyph && <Icon glyph={glyph} size={14} className="flex-none text-text-muted" />}
        <span className="truncate">{label}</span>
        {count !== undefined && <span className={tagCount()}>{count}</span>}
      </button>
      {onRemove && !disabled && (
        <button
          type="button"
          aria-label={removeName}
          title={removeName}
          onClick={onRemove}
          className={tagRemove()}
        >
          <Icon glyph={X} size={14} />
        </button>
      )}
    </span>
  );
}
