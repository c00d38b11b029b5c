/** The header that names a file, for old readers in ASCII and for all others as it is. */
export function contentDisposition(kind: 'inline' | 'attachment', name: string): string {
  const ascii = name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^ -~]+/g, '_')
    .replaceAll(/["\\%]/g, '_');
  return `${kind}; filename="${ascii}"; filename*=UTF-8''${encode(name)}`;
}

/** As RFC 8187 has it, which is stricter than an address. */
function encode(name: string): string {
  return encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (character) => `%${character.codePointAt(0)?.toString(16).toUpperCase()}`,
  );
}
