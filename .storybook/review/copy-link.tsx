/** @jsxRuntime classic */
// The build of the manager calls `React.createElement` for JSX.
import * as React from 'react';
import { useCopyLink } from './use-copy-link.ts';

/** 'Copy link' of the toolbar. It copies stories, docs pages and sheets with every choice of the toolbar. */
export const CopyLink = () => <CopyLinkControl {...useCopyLink()} />;

/** The button, or the field with the address where there is no clipboard. */
export function CopyLinkControl({ copied, address, copy }: ReturnType<typeof useCopyLink>) {
  return (
    <>
      {address === undefined ? (
        <button
          type="button"
          onClick={() => void copy()}
          style={{
            alignSelf: 'center',
            padding: 6,
            border: 0,
            background: 'none',
            font: 'inherit',
            cursor: 'pointer',
          }}
        >
          {copied ? 'Link copied' : 'Copy link'}
        </button>
      ) : (
        <input
          readOnly
          aria-label="Address of this page"
          value={address}
          ref={selectAll}
          style={{ alignSelf: 'center', inlineSize: 240 }}
        />
      )}
      <span
        role="status"
        style={{ position: 'absolute', clipPath: 'inset(50%)', inlineSize: 1, overflow: 'hidden' }}
      >
        {copied ? 'Link copied' : ''}
      </span>
    </>
  );
}

function selectAll(input: HTMLInputElement | null) {
  input?.focus();
  input?.select();
}
