import { Alert } from '@portal/ui/alert';
import { useState, type ComponentProps } from 'react';
import { createPortal } from 'react-dom';
import { useLocation } from 'react-router';

export interface PageNoticeProps extends Pick<ComponentProps<typeof Alert>, 'tone' | 'children'> {
  /** Element above the content. Null until it is rendered. */
  readonly notices: Element | null;
}

/** A message above the content, until another page is opened. */
export function PageNotice({ notices, ...alert }: PageNoticeProps) {
  const { key } = useLocation();
  const [openedAt] = useState(key);
  if (!notices || key !== openedAt) return null;
  return createPortal(<Alert {...alert} banner className="flex-none" />, notices);
}
