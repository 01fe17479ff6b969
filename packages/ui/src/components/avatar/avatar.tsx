import type { ComponentProps } from 'react';
import { initials } from './avatar.model.ts';
import { avatar } from './avatar.styles.ts';

export interface AvatarProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** The name of the person; the avatar shows its initials. */
  name: string | null | undefined;
  /** 24 or 32 px. Default `md`. */
  size?: 'md' | 'lg' | undefined;
  /** No written name is next to it, so its accessible name is `name`. Otherwise it is decorative. Default false. */
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
