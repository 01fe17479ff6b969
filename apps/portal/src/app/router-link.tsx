import type { ComponentProps, ReactElement } from 'react';
import { Link } from 'react-router';

/** Hands the router's link to a block that draws links. */
export const routerLink = ({ href, ...rest }: ComponentProps<'a'> & { href: string }): ReactElement => (
  <Link to={href} {...rest} />
);
