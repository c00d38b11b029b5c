// Its published types include those of the browser, which code for Node must not see.
declare module 'jsdom' {
  export class JSDOM {
    readonly window: { readonly document: object };
  }
}
