type TextField = HTMLInputElement | HTMLTextAreaElement;

let kept: { field: TextField; text: string }[] = [];

/** Keeps what was typed before the code was loaded; a hydrated form starts empty. */
export const typedText = {
  keep(): void {
    const fields = document.querySelectorAll<TextField>('input, textarea');
    kept = [...fields].flatMap((field) => (field.value ? [{ field, text: field.value }] : []));
  },

  giveBack(): void {
    for (const { field, text } of kept) type(field, text);
    kept = [];
  },
};

/** Sets the value like a keyboard would: React ignores a value that a script sets directly. */
function type(field: TextField, text: string): void {
  const kind = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
  Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
