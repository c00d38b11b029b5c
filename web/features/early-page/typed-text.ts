type TextField = HTMLInputElement | HTMLTextAreaElement;

let kept: { field: TextField; text: string }[] = [];

/** What was typed into a page before its code was there; a form that comes to life begins empty. */
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

/** As a keyboard does it: React overhears a value that a script sets in the usual way. */
function type(field: TextField, text: string): void {
  const kind = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
  Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
