import { LinkButton, type ButtonStyleProps } from '@portal/ui/button';
import { ArrowLeft } from 'lucide';
import type { MouseEvent } from 'react';
import { Link } from '../../../base/portal-link.tsx';

export interface DetailBack {
  /** Address of the list (OP-112). */
  readonly href: string;
  readonly onGoBack: () => void;
}

/** A plain click goes back in the history; a click that opens another tab stays a link. */
const goBackOnClick = (onGoBack: () => void) => (event: MouseEvent<HTMLAnchorElement>) => {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  onGoBack();
};

export interface DetailBackLinkProps {
  back: DetailBack;
  /** Default `ghost`. */
  variant?: NonNullable<ButtonStyleProps['variant']>;
  className?: string;
}

export function DetailBackLink({ back, variant = 'ghost', className }: DetailBackLinkProps) {
  return (
    <LinkButton
      variant={variant}
      icon={ArrowLeft}
      onClick={goBackOnClick(back.onGoBack)}
      className={className}
      render={<Link to={back.href} />}
    >
      Back to Listing
    </LinkButton>
  );
}
