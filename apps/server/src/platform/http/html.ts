/** Escapes text for HTML content and quoted attributes. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** JSON for a script element, without characters that could end it or open a comment. */
export const scriptJson = (value: unknown): string =>
  JSON.stringify(value).replace(
    /[<>\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** Markup that is safe to send unescaped. */
export interface Html {
  readonly markup: string;
}

type Inserted = string | number | Html | readonly Html[] | false | undefined;

/** Builds markup and escapes every value that is not markup. False and undefined insert nothing. */
export function html(strings: TemplateStringsArray, ...values: readonly Inserted[]): Html {
  const markup = strings.reduce((text, part, index) => text + inserted(values[index - 1]) + part);
  return { markup };
}

function inserted(value: Inserted): string {
  if (value === undefined || value === false) return '';
  if (typeof value === 'object')
    return 'markup' in value ? value.markup : value.map(({ markup }) => markup).join('');
  return escapeHtml(String(value));
}
