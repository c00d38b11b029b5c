/** Names that Windows keeps for devices, whatever their extension, and with spaces before it. */
const DEVICE = /^(?:con|prn|aux|nul|conin\$|conout\$|com[0-9¹²³]|lpt[0-9¹²³]) *(?=\.|$)/i;
/** Characters that Windows refuses in a name. */
const REFUSED = /[<>:"/\\|?*\p{Cc}]/gu;

/** The name as every system can store it. */
export function safeFileName(name: string): string {
  const allowed = name
    .normalize('NFC')
    .replaceAll(REFUSED, '_')
    .replace(/(?<![. ])[. ]+$/, '');
  return DEVICE.test(allowed) || allowed === '' ? `_${allowed}` : allowed;
}

/** Safe names in the same order, each once in any case. */
export function safeFileNames(names: readonly string[]): string[] {
  const taken = new Set<string>();
  return names.map((name) => {
    const safe = safeFileName(name);
    let unique = safe;
    for (let number = 2; taken.has(unique.toLowerCase()); number += 1) {
      unique = numbered(safe, number);
    }
    taken.add(unique.toLowerCase());
    return unique;
  });
}

/** `Sheet (2).pdf` */
function numbered(name: string, number: number): string {
  const dot = name.lastIndexOf('.');
  return dot > 0 ? `${name.slice(0, dot)} (${number})${name.slice(dot)}` : `${name} (${number})`;
}
