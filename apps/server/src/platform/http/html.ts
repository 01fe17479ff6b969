/** Text in HTML, between tags or in a quoted attribute. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** JSON in a script element: no sign that could end it or open a comment. */
export const scriptJson = (value: unknown): string =>
  JSON.stringify(value).replace(
    /[<>\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** Markup that is safe to send as it is. */
export interface Html {
  readonly markup: string;
}

type Inserted = string | number | Html | readonly Html[] | false | undefined;

/** Builds markup; whatever is put in is escaped unless it is markup itself. False and undefined insert nothing. */
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
