import { Check, Link } from 'lucide';
import { Button } from '@portal/ui/button';
import { TextField } from '@portal/ui/text-field';
import { useCopyLink } from './use-copy-link.ts';

/** Copies the address of the page with its choices. */
export function CopyLink({ className }: { className?: string }) {
  const { copied, address, copy } = useCopyLink();
  return (
    <div className={className}>
      {address === undefined ? (
        <Button block icon={copied ? Check : Link} onClick={() => void copy()}>
          {copied ? 'Link copied' : 'Copy link'}
        </Button>
      ) : (
        <TextField
          label="Address of this page"
          size="sm"
          readOnly
          value={address}
          ref={(input) => input?.select()}
          className="min-w-[320px]"
        />
      )}
      <span role="status" className="sr-only">
        {copied ? 'Link copied' : ''}
      </span>
    </div>
  );
}
