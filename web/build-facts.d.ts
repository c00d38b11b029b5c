/** Constants that the build defines; see `vite.config.ts`. */
interface ImportMetaEnv {
  readonly BUILT_IN_YEAR: number;
}
