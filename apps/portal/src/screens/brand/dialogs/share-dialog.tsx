import { useCopied } from '@portal/ui/behaviours';
import { Button } from '@portal/ui/button';
import { Dialog } from '@portal/ui/dialog';
import { TextField } from '@portal/ui/text-field';
import { Check, Copy } from 'lucide';
import { useTenant } from '../../../base/use-tenant.ts';
import { brandHref } from '../brand.location.ts';
import type { StudioDialogProps } from './studio-dialog.ts';

/** The link that opens the draft for other administrators of the tenant. */
export function ShareDialog({ work, onClose }: StudioDialogProps) {
  const { copied, copy } = useCopied();
  const link = new URL(brandHref({ draft: work.seen?.DraftId }), location.origin).href;
  return (
    <Dialog open title="Share draft" onOpenChange={onClose}>
      <div className="flex items-end gap-2 max-md:flex-col max-md:items-stretch">
        <TextField
          label="Link"
          readOnly
          value={link}
          className="flex-1"
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <Button size="md" icon={copied ? Check : Copy} onClick={() => void copy(link)}>
          {copied ? 'Copied' : 'Copy link'}
        </Button>
      </div>
      <p className="text-xs text-text-muted">
        Only administrators of {useTenant()?.DisplayName} can open it.
      </p>
      <span role="status" className="sr-only">
        {copied && 'Copied'}
      </span>
    </Dialog>
  );
}
