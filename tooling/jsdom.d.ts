// Its published types bring the browser's along, which are not to be had in code that runs in Node.
declare module 'jsdom' {
  export class JSDOM {
    readonly window: { readonly document: object };
  }
}
