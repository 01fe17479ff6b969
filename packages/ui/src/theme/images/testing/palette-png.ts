/** A PNG of 40 × 20 px with a palette of 2 bits, of which two colours are translucent. */
export const palettePng = Uint8Array.from(
  atob(
    'iVBORw0KGgoAAAANSUhEUgAAACgAAAAUAgMAAACCKJcoAAAADFBMVEX/AAAAgAAAAP8JCQkpAf26AAAABHRSTlP//4AA6I3MzQAAADBJREFUeNpjYGBgDQ1dtWr9//8MpDBDQ6NWrfr//wNQjBQm1BygMSQxwZrBxpDCBAAvOGOdCICXNgAAAABJRU5ErkJggg==',
  ),
  (sign) => sign.codePointAt(0) ?? 0,
);
