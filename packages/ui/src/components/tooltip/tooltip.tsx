import { cloneElement, useId, type ComponentProps, type ReactElement } from 'react';
import { mergeProps } from '../../behaviours/merge-props.ts';
import { classNames } from '../../parts/class-names.ts';
import { tooltip, tooltipText } from './tooltip.styles.ts';
import { useTooltip, type TooltipOptions } from './use-tooltip.ts';

export interface TooltipProps extends TooltipOptions, Omit<ComponentProps<'span'>, 'children'> {
  /** The text of the tooltip. There is none while it is empty. */
  text: string;
  /** One focusable element. */
  children: ReactElement<{ 'aria-describedby'?: string | undefined }>;
  /** The tooltip only repeats the name of its element, so it is not announced again. Default false. */
  repeatsName?: boolean | undefined;
}

/** In characters; a longer text gets a wider tooltip, so that it fits the window. */
const SHORT_TEXT = 200;

/** A tooltip on hover and on focus. It stays while the pointer is on it; Escape closes it. */
export function Tooltip({
  text,
  children,
  repeatsName = false,
  open: controlled,
  defaultOpen,
  onOpenChange,
  className,
  ...rest
}: TooltipProps) {
  const id = useId();
  const { open, anchorProps, tipProps } = useTooltip({ open: controlled, defaultOpen, onOpenChange });
  const visible = text !== '' && open;
  return (
    <span {...mergeProps(anchorProps, rest)} className={classNames('inline-flex min-w-0', className)}>
      {visible && !repeatsName ? cloneElement(children, { 'aria-describedby': id }) : children}
      {visible && (
        <span
          {...tipProps}
          key={text}
          id={id}
          role="tooltip"
          aria-hidden={repeatsName || undefined}
          className={tooltip({ wide: text.length > SHORT_TEXT })}
        >
          <span className={tooltipText()}>{text}</span>
        </span>
      )}
    </span>
  );
}
