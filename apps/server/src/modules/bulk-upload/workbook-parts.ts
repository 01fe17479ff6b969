import { posix } from 'node:path';
import { zipped } from '../../platform/zip/zipped.ts';
import { reasons, UnreadableFile } from './spreadsheet-limits.ts';

/** The parts of a workbook that are read. */
const kinds = {
  workbook: { type: 'sheet.main', usual: 'xl/workbook.xml' },
  sheet: { type: 'worksheet', usual: 'xl/worksheets/sheet1.xml' },
  styles: { type: 'styles', usual: 'xl/styles.xml' },
  sharedStrings: { type: 'sharedStrings', usual: 'xl/sharedStrings.xml' },
} as const;
type Kind = keyof typeof kinds;

const contentType = (kind: Kind): string =>
  `application/vnd.openxmlformats-officedocument.spreadsheetml.${kinds[kind].type}+xml`;

const attribute = (tag: string, name: string): string | undefined =>
  new RegExp(String.raw`\s${name}\s*=\s*["']([^"'<>]*)["']`).exec(tag)?.[1];

/** The paths of the parts according to the list of types, in lower case; otherwise the usual path. */
export function relationsIn(types: string): Readonly<Record<Kind, string>> {
  const overrides = types.match(/<(?:\w+:)?Override\s[^<>]*>/g) ?? [];
  const placeOf = (kind: Kind) => {
    const override = overrides.find((tag) => attribute(tag, 'ContentType') === contentType(kind));
    return (attribute(override ?? '', 'PartName')?.slice(1) ?? kinds[kind].usual).toLowerCase();
  };
  return {
    workbook: placeOf('workbook'),
    sheet: placeOf('sheet'),
    styles: placeOf('styles'),
    sharedStrings: placeOf('sharedStrings'),
  };
}

/** The part that holds the relationships of a part. */
export const relationsOf = (part: string): string =>
  posix.join(posix.dirname(part), '_rels', `${posix.basename(part)}.rels`);

/** The path of the first visible worksheet, in lower case; undefined if the workbook lists no sheet. */
export function visibleSheet(workbook: string, relations: string, place: string): string | undefined {
  const sheets = workbook.match(/<(?:\w+:)?sheet\s[^<>]*>/g) ?? [];
  if (sheets.length === 0) return undefined;
  const worksheets = (relations.match(/<(?:\w+:)?Relationship\s[^<>]*>/g) ?? []).filter((tag) =>
    attribute(tag, 'Type')?.endsWith('/worksheet'),
  );
  const [target] = sheets
    .filter((sheet) => !/hidden$/i.test(attribute(sheet, 'state') ?? ''))
    .map((sheet) => attribute(sheet, String.raw`\w+:id`))
    .flatMap((id) => worksheets.filter((tag) => attribute(tag, 'Id') === id))
    .map((tag) => attribute(tag, 'Target'));
  if (target === undefined) throw new UnreadableFile(reasons.nothingVisible);
  return posix.resolve('/', posix.dirname(place), target).slice(1).toLowerCase();
}

/** Whether the results of the workbook's formulas are unknown until a spreadsheet program has calculated it. */
export function isUncalculated(workbook: string): boolean {
  const calculation = /<(?:\w+:)?calcPr\s[^<>]*>/.exec(workbook)?.[0] ?? '';
  return /\s(fullCalcOnLoad\s*=\s*["'](1|true)|calcCompleted\s*=\s*["'](0|false))["']/.test(calculation);
}

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const packages = 'http://schemas.openxmlformats.org/package/2006';
const documents = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** A workbook of these parts only, at their usual paths. */
export function repacked(parts: Readonly<Record<Kind, Buffer | undefined>>): Promise<Buffer> {
  const there = Object.entries(parts).flatMap(([kind, bytes]) =>
    bytes === undefined ? [] : [{ kind: kind as Kind, name: kinds[kind as Kind].usual, bytes }],
  );
  const types = there
    .map(({ kind, name }) => `<Override PartName="/${name}" ContentType="${contentType(kind)}"/>`)
    .join('');
  const relation = (id: string, type: string, target: string) =>
    `<Relationships xmlns="${packages}/relationships"><Relationship Id="${id}" Type="${documents}/${type}" Target="${target}"/></Relationships>`;
  const described = {
    '[Content_Types].xml': `<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>${types}</Types>`,
    '_rels/.rels': relation('rId1', 'officeDocument', kinds.workbook.usual),
  };
  return zipped(
    [
      ...Object.entries(described).map(([name, text]) => ({ name, bytes: Buffer.from(head + text) })),
      ...there,
    ],
    { compress: false },
  );
}
