/** An image on light and on dark ground: as a background, because it is never put into a page as markup. */
export function ImageGrounds({ address }: { readonly address: string | undefined }) {
  return (
    <span
      aria-hidden
      className="grid h-[36px] grid-cols-2 overflow-hidden rounded-md border border-border forced-color-adjust-none"
    >
      {(['light', 'dark'] as const).map((mode) => (
        <span key={mode} data-mode={mode} className="grid place-items-center bg-surface">
          <span
            className="h-[22px] w-[24px] bg-contain bg-center bg-no-repeat"
            style={{ backgroundImage: address && `url("${address}")` }}
          />
        </span>
      ))}
    </span>
  );
}
