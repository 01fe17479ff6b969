import { cloneElement, useId, type ReactElement } from 'react';
import { tooltip, tooltipText } from './tooltip.styles.ts';
import { useTooltip } from './use-tooltip.ts';

export interface TooltipProps {
  /** What the tip says; with nothing to say there is no tip. */
  text: string;
  /** One focusable element. */
  children: ReactElement<{ 'aria-describedby'?: string | undefined }>;
  /** The tip only repeats the name of its element, so it is not announced again. */
  repeatsName?: boolean | undefined;
  /** Keeps the tip open, such as for the moment after copying. */
  shown?: boolean | undefined;
}

/** In characters; a longer tip is wider, so that it fits the window. */
const FEW_WORDS = 200;

/** A tip on hover and on focus. It stays while the pointer is on it; Escape closes it. */
export function Tooltip({ text, children, repeatsName = false, shown = false }: TooltipProps) {
  const id = useId();
  const { open, anchorProps, tipProps } = useTooltip();
  const visible = text !== '' && (open || shown);
  return (
    <span {...anchorProps} className="inline-flex min-w-0">
      {visible && !repeatsName ? cloneElement(children, { 'aria-describedby': id }) : children}
      {visible && (
        <span
          {...tipProps}
          key={text}
          id={id}
          role="tooltip"
          aria-hidden={repeatsName || undefined}
          className={tooltip({ wide: text.length > FEW_WORDS })}
        >
          <span className={tooltipText()}>{text}</span>
        </span>
      )}
    </span>
  );
}
