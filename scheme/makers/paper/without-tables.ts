const DIRECTORY_START = 12;
const RECORD_BYTES = 16;
const COUNT_AT = 4;

/** A TrueType font without some of its tables. Their bytes stay where they are, but nothing leads to them. */
export function withoutTables(font: Buffer, tags: string[]): Buffer {
  const stripped = Buffer.from(font);
  const count = font.readUInt16BE(COUNT_AT);
  const records = Array.from({ length: count }, (_, index) => {
    const at = DIRECTORY_START + index * RECORD_BYTES;
    return font.subarray(at, at + RECORD_BYTES);
  });
  const kept = records.filter((record) => !tags.includes(record.toString('latin1', 0, 4)));
  Buffer.concat(kept).copy(stripped, DIRECTORY_START);
  stripped.writeUInt16BE(kept.length, COUNT_AT);
  return stripped;
}
