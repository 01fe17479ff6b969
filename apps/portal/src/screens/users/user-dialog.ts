import type { PortalUser } from '@portal/api/contract';

/** What every dialog about a person is given. */
export interface UserDialogProps {
  readonly user: PortalUser;
  readonly onClose: () => void;
}
