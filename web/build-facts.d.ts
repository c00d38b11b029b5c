/** What the build writes into the code; see `vite.config.ts`. */
interface ImportMetaEnv {
  readonly BUILT_IN_YEAR: number;
}
