/** An object of a PDF: a dictionary as it is written, and bytes when it is a stream. */
export interface PdfObject {
  dictionary: string;
  stream?: Buffer;
}

/**
 * Writes a PDF by hand. Objects are numbered from 1 in the order given; the first is the catalogue.
 * The cross-reference table is at the end, as most programs write it.
 */
export function pdfFile(objects: PdfObject[], trailer = ''): Buffer {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n%\u00e2\u00e3\u00cf\u00d3\n', 'latin1')];
  const offsets: number[] = [];
  let length = parts[0]?.byteLength ?? 0;
  const write = (part: Buffer) => {
    parts.push(part);
    length += part.byteLength;
  };
  objects.forEach((object, index) => {
    offsets.push(length);
    write(bytesOf(object, index + 1));
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  write(
    Buffer.from(
      `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}` +
        `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${length}\n%%EOF\n`,
    ),
  );
  return Buffer.concat(parts);
}

export function stream(content: string | Buffer, entries = ''): PdfObject {
  const bytes = Buffer.from(content);
  return { dictionary: `<< /Length ${bytes.byteLength} ${entries} >>`, stream: bytes };
}

function bytesOf({ dictionary, stream }: PdfObject, number: number): Buffer {
  if (!stream) return Buffer.from(`${number} 0 obj\n${dictionary}\nendobj\n`);
  return Buffer.concat([
    Buffer.from(`${number} 0 obj\n${dictionary}\nstream\n`),
    stream,
    Buffer.from('\nendstream\nendobj\n'),
  ]);
}
