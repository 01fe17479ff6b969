import { LinkButton, type ButtonStyleProps } from '@portal/ui/button';
import { ArrowLeft } from 'lucide';
import { Link, opensHere } from '../../../base/portal-link.tsx';

export interface DetailBack {
  /** Address of the list (OP-112). */
  readonly href: string;
  readonly onGoBack: () => void;
}

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
      // A plain click goes back in the history; a click that opens another tab stays a link.
      onClick={(event) => {
        if (!opensHere(event)) return;
        event.preventDefault();
        back.onGoBack();
      }}
      className={className}
      render={<Link to={back.href} />}
    >
      Back to Listing
    </LinkButton>
  );
}
