import type { ComponentProps } from 'react';
import { initials } from './avatar.model.ts';
import { avatar } from './avatar.styles.ts';

export interface AvatarProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** The person's name; its initials are drawn. */
  name: string | null | undefined;
  /** 24 or 32 px. Default `md`. */
  size?: 'md' | 'lg' | undefined;
  /** The avatar stands alone, so it carries the name; beside the written name it is decoration. */
  alone?: boolean | undefined;
}

export function Avatar({ name, size, alone = false, className, ...rest }: AvatarProps) {
  const meaning =
    alone && name ? ({ role: 'img', 'aria-label': name } as const) : ({ 'aria-hidden': true } as const);
  return (
    <span {...meaning} {...rest} className={avatar({ size, className })}>
      {initials(name)}
    </span>
  );
}
