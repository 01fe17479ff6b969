import type { LucideIcon } from 'lucide-react';
import type { ComponentProps, MouseEvent } from 'react';
import { longText } from '../../parts/long-text.tsx';
import { Icon } from '../icon/index.ts';
import { Spinner } from '../spinner/index.ts';
import { buttonLook, endMark } from './button.styles.ts';

export interface ButtonLook {
  /** One primary a region; danger only to confirm destruction. Default `secondary`. */
  variant?: 'primary' | 'secondary' | 'ghost' | 'danger' | undefined;
  /** `sm` in pages, `md` in dialogs and forms, `lg` on the sign-in page, `xs` only inside a row. Default `sm`. */
  size?: 'xs' | 'sm' | 'md' | 'lg' | undefined;
  /** Before the label. */
  icon?: LucideIcon | undefined;
  /** After the label, such as the caret of a menu. */
  endIcon?: LucideIcon | undefined;
  /** As wide as its container. */
  block?: boolean | undefined;
}

export interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  /** Work is under way: keeps its label, shows a spinner, stays focusable and ignores clicks. */
  pending?: boolean | undefined;
}

export function Button({
  variant = 'secondary',
  size = 'sm',
  icon,
  endIcon,
  block = false,
  pending = false,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  const inert = pending || rest['aria-disabled'] === true || rest['aria-disabled'] === 'true';
  const answer = (event: MouseEvent<HTMLButtonElement>) => {
    if (inert) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      type="button"
      {...rest}
      aria-disabled={inert || undefined}
      data-pending={pending || undefined}
      onClick={answer}
      className={buttonLook({ variant, size, block, className })}
    >
      {pending ? <Spinner /> : icon && <Icon glyph={icon} />}
      {longText(children)}
      {endIcon && <Icon glyph={endIcon} size={14} className={endMark()} />}
    </button>
  );
}

export interface LinkButtonProps extends ComponentProps<'a'>, ButtonLook {}

/** A link that looks like a button, for what leads to another address. */
export function LinkButton({
  variant,
  size,
  icon,
  endIcon,
  block,
  className,
  children,
  ...rest
}: LinkButtonProps) {
  return (
    <a {...rest} className={buttonLook({ variant, size, block, className })}>
      {icon && <Icon glyph={icon} />}
      {longText(children)}
      {endIcon && <Icon glyph={endIcon} size={14} className={endMark()} />}
    </a>
  );
}
