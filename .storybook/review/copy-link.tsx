import { Check, Link } from 'lucide';
import { Button } from '@portal/ui/button';
import { TextField } from '@portal/ui/text-field';
import { useCopyLink } from './use-copy-link.ts';

/** Copies the address of the page with its choices. */
export function CopyLink({ className }: { className?: string }) {
  return <CopyLinkControl {...useCopyLink()} className={className} />;
}

interface CopyLinkControlProps extends ReturnType<typeof useCopyLink> {
  className?: string | undefined;
}

/** The button, or the field with the address where there is no clipboard. */
export function CopyLinkControl({ copied, address, copy, className }: CopyLinkControlProps) {
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
          ref={selectAll}
          className="w-[320px] max-w-full"
        />
      )}
      <span role="status" className="sr-only">
        {copied ? 'Link copied' : ''}
      </span>
    </div>
  );
}

/** Selects the text of an input when it appears. */
export function selectAll(input: HTMLInputElement | null) {
  input?.focus();
  input?.select();
}
