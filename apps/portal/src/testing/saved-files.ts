import { spyOn } from 'storybook/test';

export interface SavedFile {
  readonly name: string;
  readonly content: Promise<Blob>;
}

/**
 * Records the files that the page saves, instead of downloading them. Returns them in order, and a function to
 * restore.
 */
export function catchSavedFiles() {
  const files: SavedFile[] = [];
  const click = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(
    this: HTMLAnchorElement,
  ) {
    files.push({ name: this.download, content: fetch(this.href).then((answer) => answer.blob()) });
  });
  return { files: files as readonly SavedFile[], release: () => click.mockRestore() };
}
