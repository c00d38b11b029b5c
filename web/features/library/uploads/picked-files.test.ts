import { expect, test } from 'vitest';
import { filesOfDrop, filesOfInput } from './picked-files.ts';

test('a folder that was chosen gives its files with the folders they are in', () => {
  const chosen = [chosenFrom('Year 2/Week 1/Slides.pdf'), chosenFrom('')];

  expect(filesOfInput(chosen)).toMatchObject([{ folders: ['Year 2', 'Week 1'] }, { folders: [] }]);
});

test('a dropped folder is read to its end, in natural order', async () => {
  const many = Array.from({ length: 250 }, (_, n) => aFile(`${n + 1}.pdf`));
  const year = aFolder('Year 2', [
    aFolder('Week 10', [aFile('Last.pdf')]),
    aFolder('Week 2', many),
  ]);

  const picked = await filesOfDrop(aDrop([year, aFile('Alone.pdf')]));

  expect(picked).toHaveLength(252);
  expect(picked.map(({ file, folders }) => [...folders, file.name].join('/')).slice(0, 3)).toEqual([
    'Alone.pdf',
    'Year 2/Week 2/1.pdf',
    'Year 2/Week 2/2.pdf',
  ]);
  expect(picked.at(-1)).toMatchObject({ folders: ['Year 2', 'Week 10'] });
});

test('in a browser that does not report folders, the files alone are taken', async () => {
  const drop = { items: [{ webkitGetAsEntry: () => null }], files: [chosenFrom('')] };

  // @ts-expect-error -- only what is read of a drop is there
  expect(await filesOfDrop(drop)).toMatchObject([{ folders: [] }]);
});

function chosenFrom(webkitRelativePath: string): File {
  return Object.assign(new File([''], 'Slides.pdf'), { webkitRelativePath });
}

interface Entry {
  name: string;
  isFile: boolean;
  isDirectory: boolean;
}

function aFile(name: string): Entry {
  const file = (done: (file: File) => void) => done(new File([''], name));
  return Object.assign({ name, isFile: true, isDirectory: false }, { file });
}

/** Gives its entries as browsers do, a hundred at a time. */
function aFolder(name: string, entries: Entry[]): Entry {
  const createReader = () => {
    const left = [...entries];
    return { readEntries: (done: (some: Entry[]) => void) => done(left.splice(0, 100)) };
  };
  return Object.assign({ name, isFile: false, isDirectory: true }, { createReader });
}

function aDrop(entries: Entry[]): DataTransfer {
  const drop = { items: entries.map((entry) => ({ webkitGetAsEntry: () => entry })), files: [] };
  // @ts-expect-error -- only what is read of a drop is there
  return drop;
}
