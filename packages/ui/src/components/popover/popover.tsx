import { ChevronDown, type LucideIcon } from 'lucide-react';
import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { Button, type ButtonProps } from '../button/index.ts';
import { popoverPanel } from './popover.styles.ts';
import { usePopover, type PopoverOptions } from './use-popover.ts';

export type PopoverTrigger = ReturnType<typeof usePopover>['triggerProps'];

export interface PopoverProps extends PopoverOptions, Omit<ComponentProps<'div'>, 'children' | 'ref' | 'id'> {
  /** Text of the button, and name of the panel. */
  label: string;
  /** The content; a function is given what closes the panel. */
  children: ReactNode | ((close: () => void) => ReactNode);
  /** Before the button's text. */
  icon?: LucideIcon | undefined;
  /** Look of the button. Default `secondary`. */
  variant?: ButtonProps['variant'];
  /** Size of the button. Default `sm`. */
  size?: ButtonProps['size'];
  /** Draws another button; it has to spread the given props. */
  renderTrigger?: ((props: PopoverTrigger) => ReactElement) | undefined;
}

/** A button with a panel of a few facts or controls. What is not named here goes to the panel. */
export function Popover({
  label,
  children,
  icon,
  variant,
  size,
  renderTrigger,
  align,
  matchWidth,
  focusFirst,
  onChangeOpen,
  className,
  ...rest
}: PopoverProps) {
  const popover = usePopover({ align, matchWidth, focusFirst, onChangeOpen });
  return (
    <>
      {renderTrigger ? (
        renderTrigger(popover.triggerProps)
      ) : (
        <Button {...popover.triggerProps} variant={variant} size={size} icon={icon} endIcon={ChevronDown}>
          {label}
        </Button>
      )}
      <div aria-label={label} {...rest} {...popover.panelProps} className={popoverPanel({ className })}>
        {popover.open && (typeof children === 'function' ? children(popover.hide) : children)}
      </div>
    </>
  );
}
