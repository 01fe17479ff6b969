import type { ComponentProps, MouseEvent, ReactElement, ReactNode } from 'react';
import { useRender, type RenderProp } from '../../behaviours/use-render.ts';
import { longText } from '../../parts/long-text.tsx';
import { Icon, type IconGlyph } from '../icon/index.ts';
import { Spinner } from '../spinner/index.ts';
import { buttonVariants, endMark } from './button.styles.ts';

export interface ButtonStyleProps {
  /** One primary button a region; danger only to confirm destruction. Default `secondary`. */
  variant?: 'primary' | 'secondary' | 'ghost' | 'danger' | undefined;
  /** `sm` in pages, `md` in dialogs and forms, `lg` on the sign-in page, `xs` only inside a row. Default `sm`. */
  size?: 'xs' | 'sm' | 'md' | 'lg' | undefined;
  /** Before the label. */
  icon?: IconGlyph | undefined;
  /** After the label, such as the caret of a menu. */
  endIcon?: IconGlyph | undefined;
  /** As wide as its container. */
  block?: boolean | undefined;
}

export interface ButtonProps extends ComponentProps<'button'>, ButtonStyleProps {
  /** Work is under way: keeps its label, shows a spinner, stays focusable and ignores clicks. */
  pending?: boolean | undefined;
  /** Another element than `<button>`. */
  render?: RenderProp<ComponentProps<'button'>, { pending: boolean }> | undefined;
}

export function Button({
  variant = 'secondary',
  size = 'sm',
  icon,
  endIcon,
  block = false,
  pending = false,
  render,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps): ReactElement {
  const inert = pending || rest['aria-disabled'] === true || rest['aria-disabled'] === 'true';
  const click = (event: MouseEvent<HTMLButtonElement>) => {
    if (inert) event.preventDefault();
    else onClick?.(event);
  };
  return useRender({
    render,
    element: 'button',
    state: { pending },
    props: {
      ...(!render && { type: 'button' }),
      ...rest,
      'aria-disabled': inert || undefined,
      'data-pending': pending || undefined,
      onClick: click,
      className: buttonVariants({ variant, size, block, className }),
      children: content(pending ? <Spinner /> : icon && <Icon glyph={icon} />, children, endIcon),
    },
  });
}

export interface LinkButtonProps extends ComponentProps<'a'>, ButtonStyleProps {
  /** Another element than `<a>`, such as a router's link. */
  render?: RenderProp<ComponentProps<'a'>> | undefined;
}

/** A link that looks like a button, for another address. */
export function LinkButton({
  variant,
  size,
  icon,
  endIcon,
  block,
  render,
  className,
  children,
  ...rest
}: LinkButtonProps): ReactElement {
  return useRender({
    render,
    element: 'a',
    props: {
      ...rest,
      className: buttonVariants({ variant, size, block, className }),
      children: content(icon && <Icon glyph={icon} />, children, endIcon),
    },
  });
}

const content = (mark: ReactNode, label: ReactNode, endIcon: IconGlyph | undefined) => (
  <>
    {mark}
    {longText(label)}
    {endIcon && <Icon glyph={endIcon} size={14} className={endMark()} />}
  </>
);
