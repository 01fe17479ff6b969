import { spyOn } from 'storybook/test';

export interface SavedFile {
  readonly name: string;
  readonly content: Promise<Blob>;
}

/** Keeps what the page saves, in place of the browser. Returns the files, in order, and the way back. */
export function catchSavedFiles() {
  const files: SavedFile[] = [];
  const click = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(
    this: HTMLAnchorElement,
  ) {
    files.push({ name: this.download, content: fetch(this.href).then((answer) => answer.blob()) });
  });
  return { files: files as readonly SavedFile[], release: () => click.mockRestore() };
}
